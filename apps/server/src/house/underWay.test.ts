import { expect, test } from 'vitest';
import { UNDER_WAY, UNDER_WAY_AT_TABLE, UNDER_WAY_OF_GUEST } from './bounds.ts';
import { newUnderWay } from './underWay.ts';

/** Number of these that were accepted. */
function taken(count: number, join: (at: number) => boolean): number {
  return Array.from({ length: count }, (_, at) => join(at)).filter(Boolean).length;
}

test('a guest has only so much under way, at however many tables', () => {
  const underWay = newUnderWay();
  expect(taken(200, (at) => underWay.join(`table ${at}`, 'ann'))).toBe(UNDER_WAY_OF_GUEST);
  expect(underWay.join('oak', 'ben')).toBe(true);
});

test('so has a table, by however many guests', () => {
  const underWay = newUnderWay();
  expect(taken(500, (at) => underWay.join('oak', `guest ${at}`))).toBe(UNDER_WAY_AT_TABLE);
  expect(underWay.join('elm', 'guest 1')).toBe(true);
});

test('and so has a node', () => {
  const underWay = newUnderWay();
  expect(taken(5000, (at) => underWay.join(`table ${at}`, `guest ${at}`))).toBe(UNDER_WAY);
});

test('an answer makes room', () => {
  const underWay = newUnderWay();
  for (let i = 0; i < UNDER_WAY_OF_GUEST; i++) underWay.join('oak', 'ann');
  expect(underWay.join('oak', 'ann')).toBe(false);
  underWay.leave('oak', 'ann');
  expect(underWay.join('oak', 'ann')).toBe(true);
  expect(underWay.join('oak', 'ann')).toBe(false);
});
