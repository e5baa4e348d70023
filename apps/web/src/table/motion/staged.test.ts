import { expect, test } from 'vitest';
import { movesBetween } from './staged.ts';

const kindOf = (card: number) => Math.floor(card / 4);
const kings = (cards: readonly number[]) => [{ slot: 9, meld: 2, cards }];

test('cards put down go from their stacks to the slot', () => {
  const moves = movesBetween(
    { staged: kings([36]), held: 9 },
    { staged: kings([36, 37, 48]), held: 7 },
    kindOf,
  );
  expect(moves).toEqual([
    { from: ['hand-9'], to: ['slot-9'], card: 37 },
    { from: ['hand-12'], to: ['slot-9'], card: 48 },
  ]);
});

test('cards taken back return to their stacks', () => {
  const moves = movesBetween(
    { staged: kings([36, 36]), held: 7 },
    { staged: kings([36]), held: 8 },
    kindOf,
  );
  expect(moves).toEqual([{ from: ['slot-9'], to: ['hand-9'], card: 36 }]);
});

test('a played card stays where it was put', () => {
  const moves = movesBetween({ staged: kings([36, 36]), held: 7 }, { staged: [], held: 7 }, kindOf);
  expect(moves).toEqual([]);
});
