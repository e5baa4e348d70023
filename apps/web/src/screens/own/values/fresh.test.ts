import { packFor } from '@hand-and-foot/engine';
import { catalogue, type Shape } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import { fresh } from './fresh.ts';

type List = Extract<Shape, { shape: 'list' }>;

const { kinds } = packFor('standard');
const shapeOf = (wanted: string) => catalogue.find(({ knob }) => knob === wanted)!.shape;

test('books that are added are of a kind that is not needed yet', () => {
  const needed = [
    { kind: 'clean', count: [1, 1, 1, 2] },
    { kind: 'dirty', count: [1, 1, 1, 2], partners: [1, 1, 1, 3] },
  ];
  expect(fresh(shapeOf('booksNeeded') as List, needed, kinds)).toEqual({
    kind: 'wild',
    count: [1],
  });
});

test('a limit that is added is another one', () => {
  expect(fresh(shapeOf('wildLimits') as List, [{ limit: 'most', wilds: 3 }], kinds)).toMatchObject({
    limit: 'lead',
  });
});

test('a rank that is added has no bonus yet', () => {
  const given = [{ rank: kinds[0], kind: 'clean', bonus: 1500 }];
  expect(fresh(shapeOf('rankBonus') as List, given, kinds)).toMatchObject({ rank: kinds[1] });
});

test('a step goes on as the steps went so far', () => {
  const opening = shapeOf('opening') as Extract<Shape, { shape: 'union' }>;
  const steps = opening.cases['score']!['steps']!.of as List;
  const so = [
    { from: 0, points: 50 },
    { from: 2500, points: 90 },
  ];
  expect(fresh(steps, so, kinds)).toEqual({ from: 5000, points: 130 });
});

test('a number of players that is added is the next one', () => {
  const shape = shapeOf('forPlayers') as List;
  expect(fresh(shape, [], kinds)).toEqual({ players: 2 });
  expect(fresh(shape, [{ players: 2, piles: [13, 13] }], kinds)).toEqual({
    players: 3,
    piles: [13, 13],
  });
});
