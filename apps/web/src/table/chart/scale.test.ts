import { expect, test } from 'vitest';
import { fallOf, scaleFor } from './scale.ts';

test.each([
  [[475, 1285, 1940, 895], 0, 2000],
  [[0, 0], 0, 100],
  [[-300, 700], -500, 1000],
  [[-40, -90], -100, 100],
  [[12_400, 300], 0, 15_000],
  [[-1165, 3335], -2000, 4000],
])('%j lie between %i and %i', (values, bottom, top) => {
  const scale = scaleFor(values);
  expect([scale.bottom, scale.top]).toEqual([bottom, top]);
  expect(scale.lines).toContain(0);
  expect(scale.lines.length).toBeLessThan(5);
});

test('the top of a chart is at its top', () => {
  const scale = scaleFor([1500]);
  expect(fallOf(scale, scale.top)).toBe(0);
  expect(fallOf(scale, scale.bottom)).toBe(1);
});
