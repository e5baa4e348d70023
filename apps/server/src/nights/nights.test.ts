import { nightBeginning, nightEntryAfter, type NightEntry } from '@hand-and-foot/club';
import { hashOf } from '@hand-and-foot/fair';
import type { NightAsk, NightView, NightWish } from '@hand-and-foot/protocol';
import { readLog, tableFrom, type Sitting } from '@hand-and-foot/table';
import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { beginTable } from '../house/newTable.ts';
import { bothPlaces, type Place } from '../testing/places.ts';
import { startPostgres, type Postgres } from '../testing/postgres.ts';
import type { WholeStore } from '../store/wholeStore.ts';
import { newNightKeeper, type NightKeeper } from './nightKeeper.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => postgres.stop());

const wish: NightWish = {
  kind: 'match',
  rules: 'house',
  pace: 'quick',
  boards: 1,
  rounds: 2,
  level: 'steady',
};
const PEOPLE = [
  ['Ada', 0],
  ['Ben', 0],
  ['Cleo', 1],
  ['Dora', 1],
] as const;

const join = (name: string, team?: 0 | 1): NightAsk => ({
  do: 'join',
  name,
  seed: hashOf(name),
  ...(team === undefined ? {} : { team }),
});

describe.each(bothPlaces(() => postgres))('nights on $name', ({ place }) => {
  let at: Place;
  const opened: WholeStore[] = [];
  let now = 0;
  /** The points that each table has made of its deals, as if it had been played. */
  const points = new Map<string, [number, number][]>();
  /** Tables that were asked to close. */
  let closed: string[];
  /** Happens once, when a node next reads this table. */
  let meanwhile: { table: string; what: () => Promise<unknown> } | undefined;
  let keepers: NightKeeper[];
  let store: WholeStore;

  beforeEach(async () => {
    at = await place();
    closed = [];
    points.clear();
    keepers = [await node('one'), await node('two')];
    store = opened[0]!;
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map(async (one) => one.close()));
    await at.remove();
  });

  /** A node with a connection of its own and nothing in memory. */
  async function node(name: string): Promise<NightKeeper> {
    const own = await at.open();
    opened.push(own);
    const clock = { now: () => (now += 5000), date: () => 1 };
    return newNightKeeper({
      store: own,
      readings: { of: async (table) => sittingOf(own, table) },
      clock,
      secret: () => randomBytes(32).toString('hex'),
      isLevel: (level) => level === 'steady',
      beginTable: async (table, changes, guests) =>
        beginTable(
          { store: own, node: name, clock: { ...clock, wake: () => () => undefined } },
          table,
          changes,
          guests,
        ),
      room: async (table) =>
        Promise.resolve({ ask: () => void (closed.includes(table) || closed.push(table)) }),
      damaged: () => undefined,
    });
  }

  async function sittingOf(own: WholeStore, table: string): Promise<Sitting | undefined> {
    const log = await own.read(table, 1);
    if (log.length === 0) return undefined;
    if (meanwhile?.table === table) {
      const { what } = meanwhile;
      meanwhile = undefined;
      await what();
    }
    const { sitting } = tableFrom(readLog(table, log));
    const rounds = (points.get(table) ?? []).map((both) =>
      both.map((total, side) => ({ side, books: 0, bonus: 0, cards: 0, caught: 0, total })),
    );
    return { ...sitting, rounds };
  }

  async function begun(more: Partial<NightWish> = {}) {
    const made = await keepers[0]!.open({ ...wish, ...more }, 'host');
    if (!made.ok) throw new Error('not made');
    const code = hashOf(made.code);
    const ask = async (guest: string, what: NightAsk, by = 0) =>
      keepers[by]!.ask(made.night, { guest, code }, what);
    const view = async (guest: string, by = 1): Promise<NightView> => {
      const seen = await keepers[by]!.view(made.night, { guest, code });
      if (!seen) throw new Error('not let in');
      return seen;
    };
    return { night: made.night, ask, view };
  }

  /** The tables of the round, by table. */
  async function tablesOf(view: (guest: string) => Promise<NightView>): Promise<string[]> {
    const ids: string[] = [];
    for (const [name] of PEOPLE) {
      const seen = await view(name);
      for (const { table, id } of seen.plan[seen.begun - 1]!.tables) if (id) ids[table - 1] = id;
    }
    return ids;
  }

  test('of two who write an entry at once, one wins', async () => {
    const doors = { night: 'n', host: 'h', code: 'c', secrets: [] };
    const first = nightEntryAfter(nightBeginning('n'), 1, {
      entry: 'opened',
      terms: {} as never,
      doors,
    });
    const rival: NightEntry = { ...first, at: 2 };
    const outcomes = await Promise.all(
      opened.flatMap((one) => [one.appendToNight('n', first), one.appendToNight('n', rival)]),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await store.readNight('n', 1)).toHaveLength(1);
    expect(await store.readNight('n', 2)).toEqual([]);
    expect(await store.readNight('other', 1)).toEqual([]);
  });

  test('people who come at the same time, at different nodes, are all in', async () => {
    const { ask, view } = await begun({ kind: 'pairs' });
    await Promise.all(
      Array.from({ length: 12 }, async (_, i) => ask(`P${i}`, join(`P${i}`), i % 2)),
    );
    const { players } = await view('P3');
    expect(players.map(({ player }) => player)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(new Set(players.map(({ name }) => name)).size).toBe(12);
  });

  test('a night plays on over both nodes and through a restart, and nothing happens twice', async () => {
    const { night, ask, view } = await begun();
    for (const [name, team] of PEOPLE) await ask(name, join(name, team), team);
    await Promise.all([0, 1, 0, 1].map(async (by) => ask('host', { do: 'start' }, by)));
    const first = await tablesOf(view);
    expect(new Set(first).size).toBe(2);
    const deals = await Promise.all(
      first.map(async (table) => tableFrom(readLog(table, await store.read(table, 1))).sitting),
    );
    expect(deals[1]!.state).toEqual(deals[0]!.state);
    expect((await store.tablesOf('Ada')).map(({ table }) => table)).toHaveLength(1);

    points.set(first[0]!, [[1240, 600]]);
    expect((await view('Ada')).results).toEqual([]);
    points.set(first[1]!, [[980, 700]]);
    // All nodes notice at once.
    await Promise.all(['Ada', 'Ben', 'Cleo', 'Dora'].map(async (name, by) => view(name, by % 2)));
    keepers = [await node('three'), await node('four')];
    const seen = await view('Ada');
    expect(seen).toMatchObject({ begun: 2, phase: 'playing' });
    expect(seen.results.map((result) => result.points)).toEqual([
      [1240, 600],
      [980, 700],
    ]);
    const second = await tablesOf(view);
    expect(second.some((table) => first.includes(table))).toBe(false);
    for (const table of second) points.set(table, [[10, 20]]);
    await view('Ada', 0);
    expect(await view('Cleo')).toMatchObject({ phase: 'over' });
    const entries = (await store.readNight(night, 1)) as NightEntry[];
    const count = (entry: string) => entries.filter((one) => one.entry === entry).length;
    expect(['started', 'round', 'played', 'finished'].map(count)).toEqual([1, 2, 4, 1]);
  });

  test('a table that was promised before a crash is made by the next node that looks', async () => {
    const { night, ask } = await begun();
    for (const [name, team] of PEOPLE) await ask(name, join(name, team));
    const failing = opened[1]!;
    // The node dies right after it wrote down which tables the round has.
    failing.take = async () => Promise.reject(new Error('gone'));
    await expect(ask('host', { do: 'start' }, 1)).rejects.toThrow('gone');
    const [last] = (await store.readNight(night, 1)).slice(-1) as { tables: string[] }[];
    expect(await store.read(last!.tables[0]!, 1)).toEqual([]);
    await keepers[0]!.view(night, { guest: 'Ada' });
    for (const table of last!.tables) expect(await store.read(table, 1)).toHaveLength(4);
  });

  test('nobody learns of a board that is still played elsewhere', async () => {
    const { night, ask, view } = await begun();
    for (const [name, team] of PEOPLE) await ask(name, join(name, team));
    await ask('host', { do: 'start' });
    const [first] = await tablesOf(view);
    points.set(first!, [[1240, 600]]);
    for (const guest of ['Ada', 'Cleo', 'host', 'somebody']) {
      const seen = await view(guest);
      expect(seen.secrets).toEqual(['', '']);
      expect(JSON.stringify(seen)).not.toMatch(/1240|"secret"/);
    }
    expect(await keepers[0]!.isRoundOver(night, 1)).toBe(false);
    expect(await keepers[0]!.view(night, { guest: 'stranger' })).toBeUndefined();
    expect(await keepers[0]!.ask(night, { guest: 'stranger' }, join('Eve'))).toBeUndefined();
    expect(await keepers[0]!.view('no-such-night', { guest: 'Ada' })).toBeUndefined();
    await ask('host', { do: 'skip', round: 1, table: 2 });
    expect(await keepers[0]!.isRoundOver(night, 1)).toBe(true);
    expect((await view('Ada')).begun).toBe(2);
  });

  test('a table whose round the host ends is closed, and so are all when the night ends', async () => {
    const { ask, view } = await begun({ rounds: 1 });
    for (const [name, team] of PEOPLE) await ask(name, join(name, team));
    await ask('host', { do: 'start' });
    const tables = await tablesOf(view);
    await ask('host', { do: 'skip', round: 1, table: 1 });
    expect(closed).toEqual([tables[0]]);
    expect(await ask('Ada', { do: 'finish' })).toBe('notHost');
    await ask('host', { do: 'finish' });
    expect(closed.sort()).toEqual([...tables].sort());
  });

  test('a table whose round ends while a node looks at it is closed before the next round begins', async () => {
    const { night, ask, view } = await begun();
    for (const [name, team] of PEOPLE) await ask(name, join(name, team));
    await ask('host', { do: 'start' });
    const tables = await tablesOf(view);
    points.set(tables[1]!, [[1240, 600]]);
    // Another node writes this and dies.
    const skip = async () => {
      const last = (await store.readNight(night, 1)).at(-1) as NightEntry;
      const change = { entry: 'skipped', table: 1 } as const;
      return store.appendToNight(night, nightEntryAfter(last, 1, change, 'host'));
    };
    meanwhile = { table: tables[1]!, what: skip };
    await view('Ada');
    expect((await view('Ada')).begun).toBe(2);
    expect(closed).toEqual([tables[0]]);
  });

  test('a new host runs the night at every node, and is named at its door', async () => {
    const { night, ask, view } = await begun();
    for (const [name, team] of PEOPLE) await ask(name, join(name, team), team);
    expect(await ask('host', { do: 'handOn', player: 2 })).toMatchObject({ host: false });
    expect((await view('Ben')).host).toBe(true);
    expect(await keepers[1]!.door(night)).toMatchObject({ host: 'Ben' });
    expect(await ask('host', { do: 'start' }, 1)).toBe('notHost');
    expect(await ask('Ben', { do: 'start' }, 1)).toMatchObject({ phase: 'playing' });
  });

  test('a wish that can’t be played is refused', async () => {
    const [keeper] = keepers;
    expect(await keeper!.open({ ...wish, rules: 'singles' }, 'host')).toMatchObject({ ok: false });
    expect(await keeper!.open({ ...wish, level: 'genius' }, 'host')).toEqual({
      ok: false,
      why: 'noSuchBot',
    });
  });
});
