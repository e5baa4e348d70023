import { termsFor, type Seating } from '@hand-and-foot/engine';
import type { ReviewedTurn } from '@hand-and-foot/review';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import { chancesOf, aheadOfMean, sayScorer, swingsOf } from './reviewed.ts';

const turn = (seat: number, from: number, cost: number, low: number): ReviewedTurn => ({
  round: 1,
  seat,
  from,
  to: from + 1,
  played: [],
  best: [],
  cost,
  low,
  high: cost + 10,
  because: { why: 'closeCall' },
});

test('chances are a seat’s own turns, the dearest first, and never mere uncertainty', () => {
  const turns = [
    turn(0, 1, 20, 5),
    turn(1, 3, 900, 800),
    turn(0, 5, 300, -10),
    turn(0, 7, 100, 60),
    turn(0, 9, 50, 1),
    turn(0, 11, 40, 1),
  ];
  expect(chancesOf(turns, 0).map(({ cost }) => cost)).toEqual([100, 50, 40]);
  expect(chancesOf(turns, 2)).toEqual([]);
});

test('swings go by how much they moved the chance, in either direction', () => {
  const turns = [turn(0, 1, 0, 0), turn(1, 3, 0, 0), turn(0, 5, 0, 0), turn(1, 9, 0, 0)];
  const chances = [0.5, 0.5, 0.6, 0.6, 0.2, 0.2, 0.25];
  expect(swingsOf(turns, chances, 2).map((swing) => [swing.before, swing.after])).toEqual([
    [0.6, 0.2],
    [0.5, 0.6],
  ]);
});

test('a lead is over the mean of the others', () => {
  expect(aheadOfMean([100, 40], 0)).toBe(60);
  expect(aheadOfMean([100, 40, 20], 2)).toBe(-50);
});

test.each<[number, Seating, string]>([
  [2, 'alone', 'Player'],
  [4, 'alone', 'Player'],
  [4, 'pairs', 'Team'],
  [5, 'fifthChanges', 'Player'],
])('%i seated %s have a line for each %s', (players, seating, head) => {
  expect(sayScorer(termsFor(ruleSetById('house')!.rules, { players, seating }))).toBe(head);
});
