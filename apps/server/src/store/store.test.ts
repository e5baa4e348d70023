import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Command } from '@hand-and-foot/protocol';
import { entry } from '../testing/entries.ts';
import { bothPlaces, type Place } from '../testing/places.ts';
import { startPostgres, type Postgres } from '../testing/postgres.ts';
import type { Hold, HandedOut, Letter, Store } from './store.ts';
import type { WholeStore } from './wholeStore.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => postgres.stop());

const LONG = 60_000;

describe.each(bothPlaces(() => postgres))('$name', ({ place }) => {
  let at: Place;
  let store: WholeStore;
  let opened: Store[];

  beforeEach(async () => {
    at = await place();
    opened = [];
    store = await open();
  });
  afterEach(async () => {
    await Promise.all(opened.map(async (one) => one.close()));
    await at.remove();
  });

  async function open(): Promise<WholeStore> {
    const one = await at.open();
    opened.push(one);
    return one;
  }

  async function hold(table = 'oak', node = 'one', span = LONG): Promise<Hold> {
    const taken = await store.take(table, node, span);
    if (!taken) throw new Error(`${table} is taken`);
    return taken;
  }

  // Scorepads

  test('what is written on a pad is there once, whoever sends it again, and after opening again', async () => {
    const one = { device: 'ann', count: 1, body: '{"a":1}' };
    const two = { device: 'ann', count: 2, body: '{"a":2}' };
    const other = { device: 'Bo', count: 1, body: '{"b":1}' };
    await store.addToPad('sunday', [two, other]);
    await store.addToPad('sunday', [one, two, { ...other, body: '{"b":9}' }]);
    await store.addToPad('monday', [one]);
    expect(await (await open()).readPad('sunday')).toEqual([other, one, two]);
    expect(await store.readPad('tuesday')).toEqual([]);
  });

  // Tables that nobody played at

  test('a table without a deal is found, and thrown away by whoever has it', async () => {
    const told = { ...entry(1), entry: 'said', seat: 0, text: 'not "entry":"dealt" yet' } as const;
    const dealt = { ...entry(1), entry: 'dealt', round: 1, seed: 'x' } as const;
    const [oak, elm] = [await hold('oak'), await hold('elm')];
    await store.append('oak', oak, 0, [told]);
    await store.append('elm', elm, 0, [dealt]);
    await store.note('ann', 'oak');
    await store.note('ann', 'elm');
    expect(await store.undealt()).toEqual(['oak']);
    await store.drop({ ...oak, epoch: oak.epoch + 1 });
    expect(await store.read('oak', 1)).toEqual([told]);
    await store.drop(oak);
    expect(await store.read('oak', 1)).toEqual([]);
    expect(await store.tablesOf('ann')).toEqual([{ table: 'elm', seq: 1 }]);
    expect(await store.undealt()).toEqual([]);
    expect(await (await open()).read('elm', 1)).toEqual([dealt]);
    await store.release(oak);
    expect((await hold('oak')).epoch).toBe(oak.epoch + 1);
  });

  // The log

  test('what was answered ok is there after opening again, as it was', async () => {
    const oak = await hold();
    expect(await store.append('oak', oak, 0, [entry(1)])).toBe('ok');
    expect(await store.append('oak', oak, 1, [entry(2, 'a'), entry(3, 'b')])).toBe('ok');
    const again = await open();
    expect(await again.read('oak', 1)).toEqual([entry(1), entry(2, 'a'), entry(3, 'b')]);
    expect(await again.read('oak', 3)).toEqual([entry(3, 'b')]);
    expect(await again.read('oak', 4)).toEqual([]);
    expect(await again.read('elm', 1)).toEqual([]);
  });

  test('an append that expects another last entry is a conflict and leaves nothing', async () => {
    const oak = await hold();
    await store.append('oak', oak, 0, [entry(1)]);
    expect(await store.append('oak', oak, 0, [entry(1)])).toBe('conflict');
    expect(await store.append('oak', oak, 2, [entry(3)])).toBe('conflict');
    await expect(store.append('oak', oak, 1, [entry(3)])).rejects.toThrow(/gap/);
    expect(await store.read('oak', 1)).toEqual([entry(1)]);
  });

  test('what was done for a command is found by the table, who asked, and its id', async () => {
    const [oak, elm] = [await hold('oak'), await hold('elm')];
    const byTheHost = { from: 'host', command: 'a' } as const;
    const oddly = { from: 'a "guest" \\', command: 'ä "b", {\n\u0001' } as const;
    await store.append('oak', oak, 0, [entry(1), entry(2, 'a'), entry(3, 'b')]);
    await store.append('oak', oak, 3, [{ ...entry(4), answers: byTheHost }]);
    await store.append('oak', oak, 4, [{ ...entry(5), answers: oddly }]);
    await store.append('elm', elm, 0, [entry(1, 'c')]);
    const found = async (one: Store): Promise<(number | undefined)[]> =>
      Promise.all([
        one.find('oak', { from: 0, command: 'a' }, 1),
        one.find('oak', { from: 0, command: 'a' }, 2),
        one.find('oak', { from: 0, command: 'a' }, 3),
        one.find('oak', byTheHost, 1),
        one.find('oak', oddly, 4),
        one.find('oak', { from: 1, command: 'a' }, 1),
        one.find('oak', { from: 0, command: 'c' }, 1),
        one.find('elm', { from: 0, command: 'c' }, 1),
      ]);
    const expected = [2, 2, undefined, 4, 5, undefined, undefined, 1];
    expect(await found(store)).toEqual(expected);
    // Moves all entries into rows, in case some aren't.
    await store.undealt();
    expect(await found(store)).toEqual(expected);
    expect(await found(await open())).toEqual(expected);
  });

  test('whether a command was done before is no matter of the store', async () => {
    const oak = await hold();
    expect(await store.append('oak', oak, 0, [entry(1, 'a')])).toBe('ok');
    expect(await store.append('oak', oak, 1, [entry(2, 'a'), entry(3, 'a')])).toBe('ok');
    expect(await store.find('oak', { from: 0, command: 'a' }, 1)).toBe(1);
    expect(await store.find('oak', { from: 0, command: 'a' }, 2)).toBe(2);
  });

  test('of two writers that expect the same, one succeeds', async () => {
    const oak = await hold();
    const other = await open();
    for (let seq = 1; seq <= 20; seq++) {
      const outcomes = await Promise.all([
        store.append('oak', oak, seq - 1, [entry(seq, `mine ${seq}`)]),
        store.append('oak', oak, seq - 1, [entry(seq, `also mine ${seq}`)]),
        other.append('oak', oak, seq - 1, [entry(seq, `theirs ${seq}`)]),
      ]);
      expect(outcomes.sort()).toEqual(['conflict', 'conflict', 'ok']);
    }
    expect(await store.read('oak', 1)).toHaveLength(20);
  });

  test('a conflict at one table does not disturb others in the same moment', async () => {
    const [oak, elm, ash] = [await hold('oak'), await hold('elm'), await hold('ash')];
    await store.append('elm', elm, 0, [entry(1)]);
    const outcomes = await Promise.all([
      store.append('oak', oak, 0, [entry(1)]),
      store.append('elm', elm, 0, [entry(1)]),
      store.append('ash', { ...ash, epoch: 7 }, 0, [entry(1)]),
      store.append('oak', oak, 1, [entry(2), entry(3)]),
    ]);
    expect(outcomes).toEqual(['ok', 'conflict', 'lost', 'ok']);
    expect(await store.read('oak', 1)).toHaveLength(3);
  });

  test('hundreds of tables write at once: all in order, none lost or doubled', async () => {
    const [tables, each] = [150, 8];
    const names = Array.from({ length: tables }, (_, i) => `table ${i}`);
    const stores = [store, await open()];
    await Promise.all(
      names.map(async (name, i) => {
        const mine = stores[i % 2]!;
        const held = (await mine.take(name, `node ${i % 2}`, LONG))!;
        for (let seq = 1; seq <= each; seq++)
          expect(await mine.append(name, held, seq - 1, [entry(seq, `c${seq}`)])).toBe('ok');
      }),
    );
    const expected = Array.from({ length: each }, (_, i) => entry(i + 1, `c${i + 1}`));
    for (const name of names) expect(await store.read(name, 1)).toEqual(expected);
  });

  // Leases

  test('a table is taken by one node at a time, and nobody writes before', async () => {
    expect(await store.append('oak', { table: 'oak', epoch: 1 }, 0, [entry(1)])).toBe('lost');
    const other = await open();
    const takers = [store, other, store, other, store, other];
    const holds = await Promise.all(takers.map(async (one, i) => one.take('oak', `n${i}`, LONG)));
    expect(holds.filter((one) => one !== undefined)).toEqual([
      { table: 'oak', epoch: 1, isAfterCrash: false },
    ]);
    expect(await store.take('oak', 'late', LONG)).toBeUndefined();
  });

  test('one that its node never let go of is told from one that was released', async () => {
    await hold('oak', 'one', 0);
    const after = (await store.take('oak', 'two', LONG))!;
    expect(after.isAfterCrash).toBe(true);
    const elm = await hold('elm', 'one', 0);
    await store.release(elm);
    expect((await store.take('elm', 'two', LONG))!.isAfterCrash).toBe(false);
    // For good, also after a node that did let go.
    await store.release(after);
    expect((await store.take('oak', 'three', LONG))!.isAfterCrash).toBe(true);
  });

  test('one that is released can be taken at once, and the one before has lost it', async () => {
    const mine = await hold();
    await store.append('oak', mine, 0, [entry(1)]);
    await store.release(mine);
    const theirs = await hold('oak', 'two');
    expect(theirs.epoch).toBeGreaterThan(mine.epoch);
    expect(await store.append('oak', mine, 1, [entry(2)])).toBe('lost');
    expect(await store.append('oak', theirs, 1, [entry(2)])).toBe('ok');
    await store.release(mine);
    expect(await store.take('oak', 'three', LONG)).toBeUndefined();
  });

  test('one that has expired is held until another node takes it', async () => {
    const mine = await hold('oak', 'one', 0);
    expect(await store.append('oak', mine, 0, [entry(1)])).toBe('ok');
    const theirs = await hold('oak', 'two');
    expect(await store.append('oak', mine, 1, [entry(2)])).toBe('lost');
    expect(await store.renew('one', [mine], LONG)).toEqual([mine]);
    expect(await store.append('oak', theirs, 1, [entry(2)])).toBe('ok');
  });

  test('renewing keeps what is held and names what is lost', async () => {
    const [oak, elm] = [await hold('oak', 'one', 0), await hold('elm', 'one', 0)];
    const never = { table: 'ash', epoch: 1 };
    await store.take('elm', 'two', LONG);
    expect(await store.renew('one', [oak, elm, never], LONG)).toEqual([elm, never]);
    expect(await store.take('oak', 'two', LONG)).toBeUndefined();
    expect(await store.renew('one', [], LONG)).toEqual([]);
    const many = Array.from({ length: 1500 }, (_, i) => ({ table: `none ${i}`, epoch: 1 }));
    expect(await store.renew('one', [...many, oak], LONG)).toEqual(many);
  });

  test('tables that no node has', async () => {
    const oak = await hold('oak');
    await hold('elm', 'one', 0);
    expect(await store.alone(['none', 'oak', 'elm'])).toEqual(['none', 'elm']);
    await store.release(oak);
    expect(await store.alone(['oak'])).toEqual(['oak']);
    expect(await store.alone([])).toEqual([]);
  });

  test('a lease that ends later than any can, since the clock was set back, holds nobody up', async () => {
    const mine = await hold('oak', 'gone', 3_600_000);
    expect(await store.alone(['oak'])).toEqual(['oak']);
    const theirs = await hold('oak', 'two');
    expect(await store.append('oak', mine, 0, [entry(1)])).toBe('lost');
    expect(await store.append('oak', theirs, 0, [entry(1)])).toBe('ok');
  });

  test('a node may take again what it has, and then only the later hold is good', async () => {
    const first = await hold();
    const second = await hold();
    expect(await store.append('oak', first, 0, [entry(1)])).toBe('lost');
    expect(await store.append('oak', second, 0, [entry(1)])).toBe('ok');
    expect(await store.renew('one', [first, second], LONG)).toEqual([first]);
  });

  test('of a take-over and the appends of the one before, the log is one story', async () => {
    const other = await open();
    let seq = 0;
    for (let turn = 0; turn < 10; turn++) {
      const [mine, theirs] = [`a${turn}`, `b${turn}`];
      const before = (await store.take('oak', mine, 0))!;
      const racing = store.append('oak', before, seq, [entry(seq + 1, mine)]);
      const after = (await other.take('oak', theirs, 0))!;
      seq += (await racing) === 'ok' ? 1 : 0;
      expect(await store.append('oak', before, seq, [entry(seq + 1, 'late')])).toBe('lost');
      expect(await other.append('oak', after, seq, [entry(seq + 1, theirs)])).toBe('ok');
      seq += 1;
    }
    expect(await store.read('oak', 1)).toHaveLength(seq);
  });

  // Letters

  const MOST = 10;
  const command = (id: string): Command => ({ id, expects: 1, ask: { do: 'deal' } });
  const letter = (id: string, table = 'oak'): Letter => ({
    table,
    id,
    guest: { guest: 'ann', code: 'door' },
    command: command(id),
  });

  test('letters wait in order until they are answered', async () => {
    for (const id of ['b', 'a', 'c', 'a']) await store.post(letter(id), MOST);
    await store.post(letter('a', 'elm'), MOST);
    expect(await store.letters('oak')).toEqual([letter('b'), letter('a'), letter('c')]);
    await store.answer('oak', 'b', { ok: true });
    await store.post(letter('b'), MOST);
    expect(await store.letters('oak')).toEqual([letter('a'), letter('c')]);
  });

  test('which tables letters wait for is known at once', async () => {
    expect(await store.awaited()).toEqual([]);
    for (const [id, table] of [
      ['a', 'oak'],
      ['b', 'oak'],
      ['a', 'elm'],
    ] as const)
      await store.post(letter(id, table), MOST);
    expect((await store.awaited()).sort()).toEqual(['elm', 'oak']);
    await store.answer('oak', 'a', { ok: true });
    await store.answer('elm', 'a', { ok: true });
    expect(await store.awaited()).toEqual(['oak']);
  });

  test('an answer is the first that was given, and is collected once', async () => {
    await store.post(letter('a'), MOST);
    expect(await store.collect('oak', ['a'])).toEqual([]);
    await store.answer('oak', 'a', { seq: 1 });
    await store.answer('oak', 'a', { seq: 2 });
    expect(await store.collect('oak', ['a', 'b'])).toEqual([{ id: 'a', answer: { seq: 1 } }]);
    expect(await store.collect('oak', ['a'])).toEqual([]);
  });

  test('only so many letters lie at a table, and one that lies there may be posted again', async () => {
    for (let id = 0; id < MOST; id++) expect(await store.post(letter(`${id}`), MOST)).toBe('ok');
    expect(await store.post(letter('one more'), MOST)).toBe('full');
    expect(await store.post(letter('0'), MOST)).toBe('ok');
    expect(await store.post(letter('one more', 'elm'), MOST)).toBe('ok');
    expect(await store.letters('oak')).toHaveLength(MOST);
  });

  test('each delivery of a letter is counted, until it is answered', async () => {
    for (const id of ['a', 'b', 'c']) await store.post(letter(id), MOST);
    const byId = (one: HandedOut, other: HandedOut): number => one.id.localeCompare(other.id);
    const handOut = async (ids: string[]): Promise<HandedOut[]> =>
      [...(await store.handOut('oak', ids))].sort(byId);
    expect(await handOut(['a', 'b'])).toEqual([
      { id: 'a', deliveries: 1 },
      { id: 'b', deliveries: 1 },
    ]);
    await store.answer('oak', 'b', { ok: true });
    expect(await handOut(['a', 'b'])).toEqual([{ id: 'a', deliveries: 2 }]);
    await store.post(letter('a'), MOST);
    expect(await handOut(['a', 'c'])).toEqual([
      { id: 'a', deliveries: 3 },
      { id: 'c', deliveries: 1 },
    ]);
  });

  test('what was given up is remembered for a while', async () => {
    for (const id of ['a', 'a', 'b']) await store.giveUp(letter(id));
    expect((await store.givenUp('oak')).map(({ id }) => id).sort()).toEqual(['a', 'b']);
    expect((await store.givenUp('oak')).find(({ id }) => id === 'a')).toEqual(letter('a'));
    expect(await store.givenUp('elm')).toEqual([]);
    await store.sweep({ answered: 0, waiting: 0, givenUp: LONG });
    expect(await store.givenUp('oak')).toHaveLength(2);
    await store.sweep({ answered: LONG, waiting: LONG, givenUp: 0 });
    expect(await store.givenUp('oak')).toEqual([]);
  });

  test('answers that nobody came for are thrown away sooner than what waits', async () => {
    for (const id of ['a', 'b']) await store.post(letter(id), MOST);
    await store.answer('oak', 'a', { ok: true });
    await store.sweep({ answered: 0, waiting: LONG, givenUp: LONG });
    expect(await store.collect('oak', ['a'])).toEqual([]);
    expect(await store.letters('oak')).toEqual([letter('b')]);
  });

  test('letters are thrown away when they are old', async () => {
    await store.post(letter('a'), MOST);
    await store.sweep({ answered: 0, waiting: LONG, givenUp: LONG });
    expect(await store.letters('oak')).toHaveLength(1);
    await store.sweep({ answered: LONG, waiting: 0, givenUp: LONG });
    expect(await store.letters('oak')).toEqual([]);
  });

  // Guests

  test('the tables of a guest, those last written to first', async () => {
    for (const [i, table] of ['oak', 'elm', 'ash'].entries()) {
      await store.append(table, await hold(table), 0, [entry(1, undefined, 7 ** (i + 1))]);
      await store.note('ann', table);
    }
    await store.append('oak', await hold('oak'), 1, [entry(2, undefined, 1000)]);
    await store.note('ann', 'not yet opened');
    await store.note('ann', 'oak');
    await store.note('bob', 'elm');
    const tablesOf = async (guest: string): Promise<unknown[]> =>
      (await store.tablesOf(guest)).map(({ table, seq }) => [table, seq]);
    const [oak, elm, unopened] = [
      ['oak', 2],
      ['elm', 1],
      ['not yet opened', 0],
    ];
    expect(await tablesOf('ann')).toEqual([oak, ['ash', 1], elm, unopened]);
    await store.forget('ann', 'ash');
    expect(await tablesOf('ann')).toEqual([oak, elm, unopened]);
    expect(await tablesOf('bob')).toEqual([elm]);
    expect(await tablesOf('cid')).toEqual([]);
  });

  // Outlines

  test('the outline of a table is the one kept last, and goes with the table', async () => {
    const oak = await hold('oak');
    await store.append('oak', oak, 0, [entry(1)]);
    await store.keepOutline('oak', { seq: 1, body: '"one"' });
    await store.keepOutline('oak', { seq: 2, body: '"two"' });
    await store.keepOutline('elm', { seq: 1, body: '"elm"' });
    const found = await store.outlinesOf(['oak', 'ash']);
    expect([...found]).toEqual([['oak', { seq: 2, body: '"two"' }]]);
    await store.drop(oak);
    expect((await store.outlinesOf(['oak', 'elm'])).size).toBe(1);
  });

  // The operator's desk

  test('whom the operator blocks is known to all until they are let in again', async () => {
    const [ann, home] = [
      { kind: 'guest', name: 'ann' },
      { kind: 'address', name: '203.0.113.9' },
    ] as const;
    await store.block(ann);
    await store.block(ann);
    await store.block(home);
    expect(await (await open()).blocks()).toHaveLength(2);
    await store.unblock(ann);
    expect(await store.blocks()).toEqual([home]);
  });

  test('nodes tell of themselves, and are told when to let go', async () => {
    await store.beat('a', '{"sockets":1}');
    await store.beat('b', '{}');
    await store.drain('a', true);
    await store.beat('a', '{"sockets":2}');
    const other = await open();
    expect(await other.nodes()).toMatchObject([
      { node: 'a', draining: true, body: '{"sockets":2}' },
      { node: 'b', draining: false },
    ]);
    for (const { age } of await other.nodes()) expect(age).toBeLessThan(60_000);
    await store.drain('a', false);
    expect((await other.nodes())[0]).toMatchObject({ draining: false });
  });

  test('tables are counted', async () => {
    await hold('oak');
    await hold('elm');
    expect(await store.countTables()).toBe(2);
  });

  // The database

  test('several open an empty database at once', async () => {
    const fresh = await place();
    const stores = await Promise.all([fresh.open(), fresh.open(), fresh.open(), fresh.open()]);
    await Promise.all(stores.map(async (one) => one.check()));
    await Promise.all(stores.map(async (one) => one.close()));
    await fresh.remove();
  });

  test('once closed, nothing is answered ok', async () => {
    const oak = await hold();
    const other = await open();
    const written = other.append('oak', oak, 0, [entry(1)]);
    await other.close();
    opened.pop();
    expect(await written).toBe('ok');
    await expect(other.append('oak', oak, 1, [entry(2)])).rejects.toThrow();
    await expect(other.check()).rejects.toThrow();
    expect(await store.read('oak', 1)).toEqual([entry(1)]);
  });
});
