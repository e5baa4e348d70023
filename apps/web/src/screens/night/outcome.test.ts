import { hashOf, pledgeFor } from '@hand-and-foot/fair';
import type { NightView } from '@hand-and-foot/protocol';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import { comparedBoards, fieldsIn, isCounted, isFair, leaderOf, replayable } from './outcome.ts';
import { isTableDone, namesIn, yourPair, yourTable } from './places.ts';

const { id, name, rules } = ruleSetById('house')!;
const secret = hashOf('secret');

/** A match of two tables, seen by Ben, who partners Ana: their team is north and south at table 1. */
const view: NightView = {
  night: 'friday',
  seq: 9,
  openedAt: 0,
  kind: 'match',
  rules: { id, name, rules },
  boards: 2,
  rounds: 1,
  tables: 2,
  level: 'steady',
  host: false,
  you: 2,
  players: [
    { player: 1, name: 'Ana', team: 0 },
    { player: 2, name: 'Ben', team: 0 },
    { player: 3, name: 'Carla', team: 1 },
  ],
  phase: 'playing',
  movement: 'match',
  pairs: [
    { pair: 1, seats: [{ player: 1 }, { player: 2 }], team: 0 },
    { pair: 2, seats: [{ bot: 'Iris' }, { bot: 'Dev' }], team: 0 },
    { pair: 3, seats: [{ bot: 'Gus' }, { bot: 'Vera' }], team: 1 },
    { pair: 4, seats: [{ player: 3 }, { bot: 'Otis' }], team: 1 },
  ],
  plan: [
    {
      round: 1,
      boards: [1, 2],
      tables: [
        { table: 1, northSouth: 1, eastWest: 3, played: [1], id: 'oak' },
        { table: 2, northSouth: 4, eastWest: 2, played: [1, 2] },
      ],
    },
  ],
  begun: 1,
  results: [
    { board: 1, table: 1, northSouth: 1, eastWest: 3, points: [1240, 600] },
    { board: 1, table: 2, northSouth: 4, eastWest: 2, points: [980, 700] },
  ],
  pledges: [pledgeFor(secret), pledgeFor(hashOf('next'))],
  seeds: [],
  secrets: [secret, ''],
};

test('where you play, with whom, and whether a table is done', () => {
  expect(yourPair(view)?.pair).toBe(1);
  expect(yourTable(view)?.id).toBe('oak');
  expect(namesIn(view, 4)).toEqual(['Carla', 'Otis']);
  expect(view.plan[0]!.tables.map((table) => isTableDone(view, table))).toEqual([false, true]);
});

test('your deal beside the one of those who had your cards', () => {
  expect(comparedBoards(view)).toEqual([
    { board: 1, results: view.results, yours: 1240, others: [980] },
  ]);
  const { you: _, ...onlooker } = view;
  expect(comparedBoards(onlooker)[0]).toMatchObject({ board: 1, others: [] });
});

test('your table can be replayed once every table of the round is done', () => {
  expect(replayable(view, 1)).toBeUndefined();
  const [round] = view.plan;
  const done = round!.tables.map((table) => ({ ...table, played: [1, 2] }));
  expect(replayable({ ...view, plan: [{ ...round!, tables: done }] }, 1)).toBe('oak');
});

test('the team that’s ahead, by all tables together', () => {
  expect(leaderOf(view)).toEqual({ team: 0, by: 1240 + 700 - 600 - 980 });
  expect(leaderOf({ ...view, results: [] })).toBeUndefined();
  const lowest = { ...view.rules, rules: { ...rules, counts: 'lowWins' as const } };
  expect(leaderOf({ ...view, rules: lowest })?.team).toBe(1);
});

test('a deal that a table of a match didn’t finish doesn’t count', () => {
  expect(isCounted(view, 1)).toBe(true);
  const cut = { ...view, results: view.results.slice(0, 1) };
  expect(isCounted(cut, 1)).toBe(false);
  expect(isCounted({ ...cut, kind: 'howell' }, 1)).toBe(true);
});

test('a club night by Mitchell has a list for each direction', () => {
  expect(fieldsIn({ ...view, movement: 'mitchell' })).toHaveLength(2);
  expect(fieldsIn({ ...view, movement: 'howell' })[0]).toHaveLength(4);
});

test('a secret that doesn’t keep its pledge is noticed, and so is a pledge that changed', () => {
  expect(isFair(view)).toBe(true);
  expect(isFair({ ...view, secrets: ['', ''] })).toBeUndefined();
  expect(isFair({ ...view, secrets: [hashOf('another'), ''] })).toBe(false);
  expect(isFair(view, [hashOf('another pledge'), ''])).toBe(false);
});
