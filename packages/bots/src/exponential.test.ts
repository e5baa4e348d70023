import { expect, test } from 'vitest';
import { power } from './chances.ts';
import { exponential } from './exponential.ts';

test('raises e as Math.exp does', () => {
  for (const number of [0, -0.1, -1, -7.5, -39]) {
    expect(exponential(number) / Math.exp(number)).toBeCloseTo(1, 10);
  }
  expect(exponential(-41)).toBe(0);
});

test('raises to whole powers', () => {
  expect(power(0.2, 0)).toBe(1);
  expect(power(0.2, 3)).toBeCloseTo(0.008, 15);
});
