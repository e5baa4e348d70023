import { expect, test } from 'vitest';
import { UNDER_WAY, UNDER_WAY_AT_TABLE, UNDER_WAY_OF_GUEST } from './bounds.ts';
import { newUnderWay } from './underWay.ts';

/** Number of these that were accepted. */
function taken(count: number, join: (at: number) => (() => void) | undefined): number {
  return Array.from({ length: count }, (_, at) => join(at)).filter(Boolean).length;
}

test('a guest has only so much under way, at however many tables', () => {
  const underWay = newUnderWay();
  expect(taken(200, (at) => underWay.join(`table ${at}`, 'ann'))).toBe(UNDER_WAY_OF_GUEST);
  expect(underWay.join('oak', 'ben')).toBeDefined();
});

test('so has a table, by however many guests', () => {
  const underWay = newUnderWay();
  expect(taken(500, (at) => underWay.join('oak', `guest ${at}`))).toBe(UNDER_WAY_AT_TABLE);
  expect(underWay.join('elm', 'guest 1')).toBeDefined();
});

test('and so has a node', () => {
  const underWay = newUnderWay();
  expect(taken(5000, (at) => underWay.join(`table ${at}`, `guest ${at}`))).toBe(UNDER_WAY);
});

test('an answer makes room, once', () => {
  const underWay = newUnderWay();
  const leaves = Array.from({ length: UNDER_WAY_OF_GUEST }, () => underWay.join('oak', 'ann')!);
  expect(underWay.join('oak', 'ann')).toBeUndefined();
  leaves[0]!();
  leaves[0]!();
  expect(underWay.join('oak', 'ann')).toBeDefined();
  expect(underWay.join('oak', 'ann')).toBeUndefined();
});
