import { expect, test } from 'vitest';
import { boardOf, resultOfMatch } from './duplicate.ts';
import type { Pair } from './pair.ts';

test('a board tells the totals of both tables, and who was ahead over both', () => {
  const totals = [
    { a: 900, b: 100 },
    { a: 150, b: 800 },
  ] as const;
  const pair = { totals, ahead: 150 } as unknown as Pair;
  expect(boardOf(3, pair)).toEqual({ board: 3, tables: totals, difference: 150 });
});

test('a match adds up the differences and counts the boards', () => {
  const boards = [50, -20, 0, 10].map((difference, at) => ({
    board: at + 1,
    tables: [
      { a: difference, b: 0 },
      { a: 0, b: 0 },
    ] as const,
    difference,
  }));
  expect(resultOfMatch(boards)).toEqual({ total: 40, won: { a: 2, b: 1, drawn: 1 } });
});
