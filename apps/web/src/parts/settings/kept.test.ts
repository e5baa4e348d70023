import { expect, test } from 'vitest';
import { fitting, oneOf, type Fitness } from './kept.ts';

const fits: Fitness<{ print: string; sound: boolean }> = {
  print: oneOf('normal', 'large'),
  sound: oneOf(true, false),
};

test('stored values that fit are used, and no others', () => {
  expect(fitting({ print: 'large', sound: 'loud', other: 1 }, fits)).toEqual({ print: 'large' });
  expect(fitting({ print: {}, sound: false }, fits)).toEqual({ sound: false });
});

test.each([null, 7, 'large', [], { toString: 'large' }])('%j holds nothing', (found) => {
  expect(fitting(found, fits)).toEqual({});
});
