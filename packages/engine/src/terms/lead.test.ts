import { expect, test } from 'vitest';
import { bestOf, inOrder, leadIn, placeOf, worthOf } from './lead.ts';

const most = { counts: 'all' } as const;
const fewest = { counts: 'lowWins' } as const;

test('most points lead, or the fewest where the lowest total wins', () => {
  expect(leadIn(most, [300, 500, 450])).toEqual({ scorers: [1], by: 50 });
  expect(leadIn(fewest, [300, 500, 450])).toEqual({ scorers: [0], by: 150 });
});

test('equal totals share the lead, and nobody is ahead where all are equal', () => {
  expect(leadIn(fewest, [20, 20, 90])).toEqual({ scorers: [0, 1], by: 70 });
  expect(leadIn(fewest, [20, 20])).toEqual({ scorers: [0, 1], by: 0 });
});

test('places, order and the best total follow', () => {
  const totals = [80, 0, 80, 200];
  expect(totals.map((own) => placeOf(fewest, totals, own))).toEqual([2, 1, 2, 4]);
  expect(totals.map((own) => placeOf(most, totals, own))).toEqual([2, 4, 2, 1]);
  expect(inOrder(fewest, totals)).toEqual([1, 0, 2, 3]);
  expect(bestOf(fewest, totals)).toBe(0);
  expect(worthOf(fewest, 0)).toBe(0);
});
