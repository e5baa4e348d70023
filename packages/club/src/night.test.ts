import { hashOf, keepsPledge, shuffleKey } from '@hand-and-foot/fair';
import {
  readNightAsk,
  readNightWish,
  type NightAsk,
  type NightWish,
} from '@hand-and-foot/protocol';
import { ruleSets } from '@hand-and-foot/rulesets';
import { Corrupt, logOf, readLog, tableFrom } from '@hand-and-foot/table';
import { describe, expect, test } from 'vitest';
import { nightFrom, nightOn, type Night } from './night.ts';
import type { NightChange } from './nightEntry.ts';
import { nextStep } from './nightGoesOn.ts';
import { judgeNight } from './nightJudge.ts';
import { nightBeginning, nightEntryAfter, readNightLog } from './nightLog.ts';
import { nightStartFor } from './nightStart.ts';
import { tableChanges } from './nightTables.ts';
import { nightViewFor } from './nightView.ts';

const usual: NightWish = {
  kind: 'match',
  rules: 'house',
  pace: 'quick',
  boards: 2,
  rounds: 1,
  level: 'steady',
};

/** A night in memory, and what was said to those who asked. */
function opened(wish: Partial<NightWish> = {}) {
  const granted = nightStartFor({ ...usual, ...wish });
  if (!granted.ok) throw new Error('four play by these rules');
  const { terms } = granted;
  const secrets = Array.from({ length: terms.boards * terms.rounds }, (_, at) => hashOf(`${at}`));
  const doors = { night: 'friday', host: 'host', code: 'come in', secrets };
  const stored: unknown[] = [];
  let last = nightBeginning('friday');
  let night: Night | undefined;
  function write(change: NightChange, by?: string): void {
    const entry = nightEntryAfter(last, 1, change, by);
    last = entry;
    const value = JSON.parse(JSON.stringify(entry)) as unknown;
    stored.push(value);
    night = night ? nightOn(night, [value]) : nightFrom('friday', stored);
  }
  write({ entry: 'opened', terms, doors });
  return {
    stored,
    secrets,
    write,
    get night() {
      return night!;
    },
    ask(guest: string, ask: NightAsk, code = 'come in') {
      const verdict = judgeNight(night!, { guest, code }, ask);
      if (!verdict.ok) return verdict.why;
      if (verdict.change) write(verdict.change, guest);
      return 'ok';
    },
    view: (guest: string) => nightViewFor(night!, guest),
    /** Begins the next round, as the server does. */
    goOn(): void {
      const step = nextStep(night!);
      if (step?.is === 'finished') write({ entry: 'finished' });
      if (step?.is === 'round')
        write({
          entry: 'round',
          round: step.round,
          tables: Array.from({ length: step.tables }, (_, at) => `r${step.round}t${at + 1}`),
        });
    },
  };
}

const seedOf = (name: string): string => hashOf(`seed of ${name}`);
const join = (name: string, team?: 0 | 1): NightAsk => ({
  do: 'join',
  name,
  seed: seedOf(name),
  ...(team === undefined ? {} : { team }),
});

/** Two teams of two at two tables. */
function match(wish: Partial<NightWish> = {}) {
  const all = opened(wish);
  for (const [name, team] of [
    ['Ada', 0],
    ['Ben', 0],
    ['Cleo', 1],
    ['Dora', 1],
  ] as const)
    expect(all.ask(name, join(name, team))).toBe('ok');
  return all;
}

const played = (table: number, board: number, north: number, east: number): NightChange => ({
  entry: 'played',
  table,
  board,
  points: [north, east],
});

describe('gathering', () => {
  test('only those who were invited come in, and only the host starts', () => {
    const all = opened();
    expect(all.ask('Ada', join('Ada'), 'guess')).toBe('notInvited');
    expect(all.ask('Ada', join('Ada'))).toBe('ok');
    expect(all.ask('Ada', { do: 'start' })).toBe('notHost');
    expect(all.ask('Ada', { do: 'remove', player: 1 }, 'none')).toBe('notHost');
  });

  test('joining again changes the name, but never the seed', () => {
    const all = opened();
    all.ask('Ada', join('Ada', 1));
    all.ask('Ada', { ...join('Ada B.', 0), seed: seedOf('later') } as NightAsk);
    expect(all.view('Ada').players).toEqual([{ player: 1, name: 'Ada B.', team: 0 }]);
    expect(all.night.members[0]!.seed).toBe(seedOf('Ada'));
  });

  test('partners find each other, and part again', () => {
    const all = opened({ kind: 'pairs' });
    for (const name of ['Ada', 'Ben', 'Cleo']) all.ask(name, join(name));
    expect(all.ask('Ada', { do: 'pair', with: 2 })).toBe('ok');
    expect(all.ask('Cleo', { do: 'pair', with: 1 })).toBe('hasPartner');
    expect(all.ask('Cleo', { do: 'pair', with: 3 })).toBe('noSuchPlayer');
    expect(all.ask('Ben', { do: 'pair', with: 'bot' })).toBe('ok');
    expect(all.view('Ada').players.map(({ partner }) => partner)).toEqual([
      undefined,
      'bot',
      undefined,
    ]);
    all.ask('Ada', { do: 'pair', with: 3 });
    all.ask('Cleo', { do: 'leave' });
    expect(all.view('Ada').players).toEqual([
      { player: 1, name: 'Ada' },
      { player: 2, name: 'Ben', partner: 'bot' },
    ]);
  });

  test('a team has as many places as its tables have seats, and nobody partners across teams', () => {
    const all = opened();
    for (const name of ['A', 'B', 'C', 'D']) all.ask(name, join(name, 0));
    expect(all.ask('E', join('E', 0))).toBe('full');
    expect(all.ask('E', join('E'))).toBe('ok');
    expect(all.view('E').players.at(-1)).toMatchObject({ team: 1 });
    expect(all.ask('E', { do: 'pair', with: 1 })).toBe('otherTeam');
  });

  test('the host makes somebody else the host, before the start and after it', () => {
    const all = match();
    expect(all.ask('Ada', { do: 'handOn', player: 1 })).toBe('notHost');
    expect(all.ask('host', { do: 'handOn', player: 9 })).toBe('noSuchPlayer');
    all.ask('Ben', { do: 'leave' });
    expect(all.ask('host', { do: 'handOn', player: 2 })).toBe('noSuchPlayer');
    expect(all.ask('host', { do: 'handOn', player: 1 })).toBe('ok');
    expect(['host', 'Ada'].map((guest) => all.view(guest).host)).toEqual([false, true]);
    expect(all.ask('host', { do: 'start' })).toBe('notHost');
    expect(all.ask('Ada', { do: 'start' })).toBe('ok');
    expect(all.ask('Ada', { do: 'handOn', player: 3 })).toBe('ok');
    expect(all.ask('Cleo', { do: 'finish' })).toBe('ok');
  });

  test('nobody can fill the log', () => {
    const all = opened();
    for (let i = 0; i < 80; i++) all.ask('Ada', join(`Ada ${i}`));
    expect(all.ask('Ada', join('Ada'))).toBe('tooMuch');
    expect(all.ask('Ben', join('Ben'))).toBe('ok');
  });

  test('nor can the host, who may run the night all the same', () => {
    const all = opened();
    for (let i = 0; i < 80; i++) all.ask('host', join(`Ada ${i}`));
    expect(all.ask('host', join('Ada'))).toBe('tooMuch');
    all.ask('Ben', join('Ben'));
    expect(all.ask('host', { do: 'remove', player: 2 })).toBe('ok');
    expect(all.ask('host', { do: 'finish' })).toBe('ok');
  });

  test('nor can two who hand the night on to each other forever', () => {
    const all = match();
    const handOn = (from: string, to: number) => all.ask(from, { do: 'handOn', player: to });
    handOn('host', 1);
    // Joining counts, too.
    for (let i = 1; i < 80; i++) expect([handOn('Ada', 2), handOn('Ben', 1)]).toEqual(['ok', 'ok']);
    expect(handOn('Ada', 2)).toBe('tooMuch');
  });

  test('running a long night doesn’t use up what the host may ask for', () => {
    const all = match();
    all.ask('host', { do: 'start' });
    all.goOn();
    for (let i = 0; i < 80; i++) all.write({ entry: 'skipped', table: 1 }, 'host');
    expect(all.ask('host', { do: 'handOn', player: 1 })).toBe('ok');
  });
});

describe('a match', () => {
  test('two people are enough for two tables, one at each, and bots have the other seats', () => {
    for (const teams of [
      [0, 1],
      [0, 0],
      [1, 1],
    ] as const) {
      const all = opened();
      for (const [at, team] of teams.entries()) all.ask(`P${at}`, join(`P${at}`, team));
      expect(all.ask('host', { do: 'start' })).toBe('ok');
      all.goOn();
      const at = all.night.begun[0]!.map((_, table) => tableChanges(all.night, 1, table + 1));
      expect(at.map((changes) => changes.filter(({ entry }) => entry === 'seated').length)).toEqual(
        [1, 1],
      );
    }
    const alone = opened();
    alone.ask('Ada', join('Ada', 0));
    expect(alone.ask('host', { do: 'start' })).toBe('tooFew');
  });

  test('opponents change from round to round, unless bots would be left alone', () => {
    const opponents = (people: number) => {
      const all = opened({ rounds: 2 });
      for (let i = 0; i < people; i++) all.ask(`P${i}`, join(`P${i}`, (i % 2) as 0 | 1));
      all.ask('host', { do: 'start' });
      return all.view('P0').plan.map(({ tables }) => tables[0]!.eastWest);
    };
    expect(opponents(8)).toEqual([3, 4]);
    expect(opponents(4)).toEqual([3, 3]);
  });

  test('the teams sit the other way round at the second table', () => {
    const all = match();
    all.ask('host', { do: 'start' });
    all.goOn();
    const { pairs, plan } = all.view('Ada');
    const [one, two] = plan[0]!.tables;
    const teamOf = (pair: number) => pairs[pair - 1]!.team;
    expect([teamOf(one!.northSouth), teamOf(one!.eastWest)]).toEqual([0, 1]);
    expect([teamOf(two!.northSouth), teamOf(two!.eastWest)]).toEqual([1, 0]);
  });
});

describe('tables', () => {
  test.each(
    ruleSets.filter(({ rules }) => rules.seating[4]?.includes('pairs')).map(({ id }) => id),
  )('%s: all tables of a round are dealt the same boards, and their logs hold', (rules) => {
    const all = match({ rules });
    all.ask('host', { do: 'start' });
    all.goOn();
    const tables = [1, 2].map((table) => {
      const id = `r1t${table}`;
      const log = logOf(id, 1, tableChanges(all.night, 1, table));
      return tableFrom(readLog(id, JSON.parse(JSON.stringify(log)) as unknown[])).sitting;
    });
    expect(tables[1]!.state).toEqual(tables[0]!.state);
    expect(tables[0]!.terms.rules.gameEnd).toEqual({ after: 'rounds', rounds: 2 });
    const { seeds } = all.view('Ada');
    expect(seeds).toEqual(['Ada', 'Ben', 'Cleo', 'Dora'].map(seedOf));
    expect(tables[0]!.seed).toBe(
      shuffleKey({ table: 'friday', round: 1, seeds, secret: all.secrets[0]! }),
    );
  });

  test('only those who sit there are told where a table is', () => {
    const all = match();
    all.ask('host', { do: 'start' });
    all.goOn();
    const ids = (guest: string) => all.view(guest).plan[0]!.tables.map(({ id }) => id);
    expect(ids('Ada').filter(Boolean)).toHaveLength(1);
    expect(ids('host')).toEqual([undefined, undefined]);
  });
});

describe('open boards', () => {
  test('a board’s points and secret are told once every table has played it, and not before', () => {
    const all = match();
    all.ask('host', { do: 'start' });
    all.goOn();
    all.write(played(1, 1, 1240, 600));
    for (const guest of ['Ada', 'Cleo', 'host']) {
      const text = JSON.stringify(all.view(guest));
      expect(text).not.toContain('1240');
      for (const secret of all.secrets) expect(text).not.toContain(secret);
    }
    expect(all.view('Ada').plan[0]!.tables.map((table) => table.played)).toEqual([[1], []]);
    all.write(played(2, 1, 980, 700));
    const { results, secrets, pledges } = all.view('Cleo');
    expect(results.map(({ points }) => points)).toEqual([
      [1240, 600],
      [980, 700],
    ]);
    expect(secrets).toEqual([all.secrets[0], '']);
    expect(keepsPledge({ pledge: pledges[0]!, secret: secrets[0]! })).toBe(true);
  });

  test('boards of rounds to come stay secret', () => {
    const all = match({ rounds: 2, boards: 1 });
    all.ask('host', { do: 'start' });
    all.goOn();
    all.write(played(1, 1, 1, 2));
    all.write(played(2, 1, 1, 2));
    expect(all.view('Ada').secrets).toEqual([all.secrets[0], '']);
    all.goOn();
    expect(all.view('Ada').secrets).toEqual([all.secrets[0], '']);
  });
});

describe('the night goes on', () => {
  test('when all tables are done, round after round, to the end', () => {
    const all = match({ rounds: 2, boards: 1 });
    expect(nextStep(all.night)).toBeUndefined();
    all.ask('host', { do: 'start' });
    expect(nextStep(all.night)).toEqual({ is: 'round', round: 1, tables: 2 });
    all.goOn();
    all.write(played(1, 1, 1, 2));
    expect(nextStep(all.night)).toBeUndefined();
    all.write(played(2, 1, 1, 2));
    all.goOn();
    all.write(played(1, 2, 1, 2));
    all.write(played(2, 2, 1, 2));
    all.goOn();
    expect(all.view('Ada')).toMatchObject({ phase: 'over', begun: 2 });
    expect(all.ask('Ada', join('Ada'))).toBe('over');
  });

  test('the host ends the round at a slow table: its board doesn’t count, and the others go on', () => {
    const all = match({ boards: 1 });
    all.ask('host', { do: 'start' });
    all.goOn();
    all.write(played(1, 1, 1240, 600));
    expect(all.ask('Ada', { do: 'skip', round: 1, table: 2 })).toBe('notHost');
    expect(all.ask('host', { do: 'skip', round: 1, table: 3 })).toBe('noSuchTable');
    expect(all.ask('host', { do: 'skip', round: 1, table: 2 })).toBe('ok');
    expect(all.view('Ada').results).toHaveLength(1);
    expect(nextStep(all.night)).toEqual({ is: 'finished' });
  });

  test('a round that is over by now can’t be ended at a table of the next', () => {
    const all = opened({ kind: 'pairs', boards: 1, rounds: 2 });
    for (let i = 1; i <= 8; i++) all.ask(`P${i}`, join(`P${i}`));
    all.ask('host', { do: 'start' });
    all.goOn();
    for (const table of [1, 2]) all.write(played(table, 1, 10, 20));
    all.goOn();
    expect(all.ask('host', { do: 'skip', round: 1, table: 2 })).toBe('ok');
    expect(all.view('P1').plan[1]!.tables.some(({ skipped }) => skipped)).toBe(false);
    expect(all.ask('host', { do: 'skip', round: 3, table: 2 })).toBe('noSuchTable');
  });

  test('an odd pair sits out, and who comes late has a bot’s place from the next round on', () => {
    const all = opened({ kind: 'pairs', boards: 1, rounds: 3 });
    for (let i = 1; i <= 9; i++) all.ask(`P${i}`, join(`P${i}`));
    all.ask('host', { do: 'start' });
    const { pairs, plan, movement } = all.view('P1');
    expect(movement).toBe('howell');
    expect(pairs).toHaveLength(5);
    expect(plan.map(({ out, tables }) => [tables.length, typeof out])).toEqual([
      [2, 'number'],
      [2, 'number'],
      [2, 'number'],
    ]);
    all.goOn();
    const bots = () => JSON.stringify(all.view('P1').pairs).split('"bot"').length - 1;
    expect(bots()).toBe(1);
    expect(all.ask('late', join('Late'))).toBe('ok');
    expect(bots()).toBe(0);
    expect(all.view('late').you).toBe(10);
    expect(all.view('late').seeds).toHaveLength(9);
    const ids = (round: number) =>
      all.view('late').plan[round]!.tables.flatMap(({ id }) => id ?? []);
    expect(ids(0)).toEqual([]);
    const seats = JSON.stringify([1, 2].map((table) => tableChanges(all.night, 1, table)));
    expect(seats).not.toContain('Late');
    for (const table of [1, 2]) all.write(played(table, 1, 10, 20));
    all.goOn();
    expect(ids(0)).toEqual([]);
    expect(ids(1)).toHaveLength(1);
    expect(all.ask('later', join('Later'))).toBe('full');
  });

  test('fewer than four pairs make no movement', () => {
    const all = opened({ kind: 'howell' });
    for (const name of ['A', 'B', 'C', 'D']) all.ask(name, join(name));
    expect(all.ask('host', { do: 'start' })).toBe('tooFew');
    for (const name of ['A', 'B', 'C', 'D']) all.ask(name, { do: 'pair', with: 'bot' });
    expect(all.ask('host', { do: 'start' })).toBe('ok');
    expect(all.view('A').pairs).toHaveLength(4);
  });
});

test('a night from before a knob came plays as it always did', () => {
  const all = match();
  const { terms, doors } = all.night;
  const { counts: _, ...older } = terms.table.rules.rules;
  const rules = { ...terms.table.rules, rules: older as typeof terms.table.rules.rules };
  const change = { entry: 'opened', terms: { ...terms, table: { ...terms.table, rules } }, doors };
  const entry = nightEntryAfter(nightBeginning('friday'), 1, change as NightChange);
  expect(nightFrom('friday', [entry])!.terms).toEqual(terms);
});

test('only an entry that version 1 doesn’t have is of version 2, so older programs refuse that one', () => {
  const all = match();
  all.ask('host', { do: 'handOn', player: 1 });
  all.ask('Ada', { do: 'start' });
  const versions = all.stored.map((entry) => (entry as { version: number }).version);
  expect(versions).toEqual([1, 1, 1, 1, 1, 2, 1]);
});

test('an entry that isn’t known here is damage, not a change that does nothing', () => {
  const all = match();
  const change = { entry: 'renamed', player: 1 } as unknown as NightChange;
  expect(() => all.write(change)).toThrow(Corrupt);
  const known = nightEntryAfter(nightBeginning('friday'), 1, { entry: 'finished' });
  const later = { ...known, version: 3 };
  expect(() => readNightLog(nightBeginning('friday'), [later])).toThrow(Corrupt);
});

test('a log leads to the same night again, and a changed one is damaged', () => {
  const all = match();
  all.ask('host', { do: 'start' });
  all.goOn();
  all.write(played(1, 1, 1240, 600));
  expect(nightFrom('friday', all.stored)).toEqual(all.night);
  expect(nightFrom('friday', [])).toBeUndefined();
  for (const at of all.stored.keys()) {
    const spoilt = [...all.stored];
    spoilt[at] = { ...(all.stored[at] as object), at: 99 };
    expect(() => nightFrom('friday', spoilt)).toThrow(Corrupt);
  }
  expect(() => nightFrom('saturday', all.stored)).toThrow(Corrupt);
});

test('what comes from outside is checked', () => {
  expect(readNightWish(JSON.stringify(usual))).toEqual({ ok: true, message: usual });
  for (const more of [{ boards: 0 }, { boards: 5 }, { rounds: 99 }, { tables: 3 }, { kind: 'x' }])
    expect(readNightWish(JSON.stringify({ ...usual, ...more }))).toMatchObject({ ok: false });
  expect(readNightAsk(JSON.stringify(join('Ada')))).toMatchObject({ ok: true });
  for (const more of [{ name: '\u200b' }, { seed: 'x' }, { face: 'x' }, { team: 2 }, { more: 1 }])
    expect(readNightAsk(JSON.stringify({ ...join('Ada'), ...more }))).toMatchObject({ ok: false });
  expect(readNightAsk('{"do":"pair","with":-1}')).toMatchObject({ ok: false });
});

test('rules that four can’t play two against two make no night', () => {
  expect(nightStartFor({ ...usual, rules: 'singles' })).toMatchObject({ ok: false });
});
