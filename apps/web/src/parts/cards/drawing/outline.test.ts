import { expect, test } from 'vitest';
import { place } from './outline.ts';

test('an outline is scaled and put in its place', () => {
  expect(place('m1-2h10v20z', 5, 6, 2)).toBe('M5 6m 2 -4h 20v 40z');
});

test('a negative scale turns it upside down', () => {
  expect(place('l3 4', 0, 0, -1)).toBe('M0 0l -3 -4');
});

test('it can be drawn narrower than high', () => {
  expect(place('q1 2 3 4h5v6', 0, 0, 0.5, 1)).toBe('M0 0q 0.5 2 1.5 4h 2.5v 6');
});
