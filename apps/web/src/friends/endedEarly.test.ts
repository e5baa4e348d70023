import { expect, test } from 'vitest';
import { isEndedEarly } from './endedEarly.ts';
import { remember } from './memory.ts';

const listed = (table: string, totals: number[], over = true) => ({ table, totals, over });

test('a table that is over without a score was ended early', () => {
  expect(isEndedEarly(listed('never-dealt', []))).toBe(true);
  expect(isEndedEarly(listed('first-round', [0, 0]))).toBe(true);
  expect(isEndedEarly(listed('played', [1200, 900]))).toBe(false);
  expect(isEndedEarly(listed('begun', [0, 0], false))).toBe(false);
});

test('so was one that was seen to be ended between its scores', () => {
  remember('third-round', { endedEarly: true });
  expect(isEndedEarly(listed('third-round', [1200, 900]))).toBe(true);
});
