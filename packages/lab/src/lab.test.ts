import { ruleSetById } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import { newTrial } from './index.ts';
import { outcomeOf } from './outcome.ts';
import type { RoundNotes } from './roundNotes.ts';
import { estimateOf, shareOf, spreadOf } from './spread.ts';

const house = ruleSetById('house')!.rules;
const oneRound = { ...house, gameEnd: { after: 'rounds', rounds: 1 } } as const;

test('a trial goes on game by game, and the same seed gives the same figures', () => {
  const [one, other] = [newTrial(oneRound, 2, 'lab'), newTrial(oneRound, 2, 'lab')];
  one.next();
  expect(one.outcome()).toMatchObject({ games: 1, rounds: 1, roundScores: { count: 2 } });
  one.next();
  other.next();
  other.next();
  expect(other.outcome()).toEqual(one.outcome());
  const { rounds, endedBy, turns, opening } = one.outcome();
  expect(endedBy.goingOut + endedBy.stock).toBe(rounds);
  expect(turns.least).toBeGreaterThan(2);
  expect(opening.turn.least).toBeGreaterThan(0);
});

test('before the first game there is nothing to tell, and no figure is missing', () => {
  const text = JSON.stringify(newTrial(house, 4, 'lab').outcome());
  expect(text).not.toMatch(/null/);
});

const round = (notes: Partial<RoundNotes>): RoundNotes => ({
  round: 1,
  wentOut: true,
  turns: 30,
  layings: 15,
  pickUps: 1,
  opened: [2, 0],
  scores: [1000, 400],
  books: [
    { clean: 2, dirty: 1, wild: 0 },
    { clean: 0, dirty: 2, wild: 0 },
  ],
  starterSide: 0,
  exactGrabs: 1,
  ...notes,
});

test('figures are those that a person would count', () => {
  const { terms } = newTrial(house, 2, 'lab');
  const rounds = [round({}), round({ round: 2, wentOut: false, starterSide: 1, opened: [4, 6] })];
  const outcome = outcomeOf(terms, [{ rounds, totals: [2000, 800] }], 'sharp');
  expect(outcome).toMatchObject({
    endedBy: { goingOut: 1, stock: 1 },
    turns: { mean: 30 },
    turnsEach: { mean: 15 },
    books: { clean: { mean: 1 }, dirty: { mean: 1.5 }, wild: { mean: 0 } },
    // Two rounds of 300 s, 30 turns of 20 s and 15 layings of 8 s.
    minutes: { mean: 34 },
    opening: { never: 0.25, turn: { mean: 4 }, byRound: [{ turn: 2, never: 0.5 }, { turn: 5 }] },
    pickUps: { mean: 1 },
    starter: { mean: 0 },
    exactGrab: { share: 0.5, points: { mean: 50 } },
    totals: { quartiles: [1100, 1400, 1700] },
  });
});

test('a spread and an interval are those of the books', () => {
  expect(
    spreadOf([
      [4, 1],
      [3, 2],
    ]),
  ).toMatchObject({ mean: 2.5, quartiles: [1.75, 2.5, 3.25] });
  const { low, high } = estimateOf([10, 20, 30, 40]);
  expect([low, high].map(Math.round)).toEqual([12, 38]);
  expect(estimateOf([])).toEqual({ mean: 0, low: 0, high: 0 });
});

test('how sure a figure is counts games, because the rounds of one game hang together', () => {
  const alike = spreadOf([
    [1, 1, 1, 1],
    [3, 3, 3, 3],
  ]);
  const mixed = spreadOf([
    [1, 3, 1, 3],
    [3, 1, 3, 1],
  ]);
  expect([alike.mean, mixed.mean]).toEqual([2, 2]);
  expect(alike.high - alike.low).toBeGreaterThan(mixed.high - mixed.low);
});

test('a share is never sure to be all or nothing', () => {
  const { mean, low, high } = shareOf(20, 20);
  expect(mean).toBe(1);
  expect(high).toBeCloseTo(1);
  expect(low).toBeCloseTo(0.839, 3);
  expect(shareOf(0, 20).high).toBeCloseTo(0.161, 3);
});

test('the bots that played are named, and play by sharp unless told otherwise', () => {
  expect(newTrial(house, 4, 'lab').outcome().bot).toBe('sharp');
  expect(newTrial(house, 4, 'lab', { bot: 'casual' }).outcome().bot).toBe('casual');
});
