import type { GameResult } from '@hand-and-foot/results';
import { expect, test } from 'vitest';
import type { Kept, StoredOutcome } from './resultStore.ts';
import { statsFrom } from './statsFrom.ts';

const books = { clean: 0, dirty: 0, wild: 0 };
const round = { scorers: [0, 1].map((points) => ({ points, books, wentOut: false })) };
const game = (id: string, more: Partial<GameResult> = {}): GameResult => ({
  id,
  from: 'device',
  rules: { id: 'house', name: 'House Rules' },
  ended: 1,
  seats: [
    { is: 'person', name: 'You' },
    { is: 'person', name: 'Ana' },
  ],
  scorers: [[0], [1]],
  rounds: [round],
  totals: [0, 1],
  winners: [1],
  ...more,
});

function keptOf(outcomes: Record<string, StoredOutcome>): Map<string, Kept> {
  return new Map(
    Object.entries(outcomes).map(([key, outcome]) => [key, { key, form: 1, touched: 0, outcome }]),
  );
}

const mine = game('a', { you: 0 });
const singles = game('b', { you: 0, rules: { id: 'singles', name: 'Singles' }, winners: [0] });

test('they’re the reader’s, unless somebody else is asked for', () => {
  const kept = keptOf({ 'device/a': mine, 'device/b': singles });
  expect(statsFrom(kept, {}, [], 0)).toMatchObject({
    isPlayed: true,
    people: ['Ana'],
    games: 2,
    statistics: { all: { games: 2, won: 1 } },
  });
  expect(statsFrom(kept, {}, [], 0).name).toBeUndefined();
  expect(statsFrom(kept, { name: 'ana' }, [], 0)).toMatchObject({
    name: 'ana',
    statistics: { all: { games: 2, won: 1 } },
  });
});

test('without games of their own, readers see those of the person who played most', () => {
  const kept = keptOf({ 'scorepad/a': game('a', { from: 'scorepad' }) });
  const { isPlayed, name, statistics } = statsFrom(kept, {}, [], 0);
  expect({ isPlayed, name, games: statistics.all?.games }).toEqual({
    isPlayed: false,
    name: 'Ana',
    games: 1,
  });
});

test('one rule set can be looked at, and all stay to choose from', () => {
  const kept = keptOf({ 'device/a': mine, 'device/b': singles });
  const [, { key } = { key: '' }] = statsFrom(kept, {}, [], 0).rules;
  const { statistics, rules } = statsFrom(kept, { rules: key }, [], 0);
  expect(statistics.byRules.map((line) => line.rules.name)).toEqual(['Singles']);
  expect(rules.map(({ name }) => name)).toEqual(['House Rules', 'Singles']);
});

test('it says what doesn’t count, and which shared games are still missing', () => {
  const standsInFor = 'You';
  const byBot = game('c', {
    you: 0,
    seats: [
      { is: 'bot', name: 'Iris', level: 'steady', standsInFor },
      { is: 'person', name: 'Ana' },
    ],
  });
  const kept = keptOf({
    'device/a': mine,
    'device/bad': 'unreadable',
    'scorepad/x': 'unfinished',
    'shared/c': byBot,
  });
  const shared = [
    { table: 'c', seat: 0 },
    { table: 'd', seat: 1 },
  ];
  expect(statsFrom(kept, {}, shared, 2)).toMatchObject({
    leftOut: { unfinished: 3, unreadable: 1, byBot: 1 },
    missing: [{ table: 'd', seat: 1 }],
    statistics: { all: { games: 1 } },
  });
});
