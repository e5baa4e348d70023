import { expect, test } from 'vitest';
import { nearestTo, stepFrom } from './steps.ts';

// Seven and three, as on a phone.
const spots = Array.from({ length: 10 }, (_, at) => ({
  left: (at % 7) * 50,
  top: Math.floor(at / 7) * 98,
}));

test('arrows go along the row and on to the next', () => {
  expect(stepFrom(spots, 6, 'right')).toBe(7);
  expect(stepFrom(spots, 7, 'left')).toBe(6);
  expect(stepFrom(spots, 0, 'left')).toBe(0);
  expect(stepFrom(spots, 9, 'right')).toBe(9);
  expect([stepFrom(spots, 4, 'first'), stepFrom(spots, 4, 'last')]).toEqual([0, 9]);
});

test('up and down go to what lies nearest in the next row', () => {
  expect(stepFrom(spots, 1, 'down')).toBe(8);
  expect(stepFrom(spots, 6, 'down')).toBe(9);
  expect(stepFrom(spots, 8, 'up')).toBe(1);
  expect(stepFrom(spots, 2, 'up')).toBe(2);
});

test('focus goes to the nearest neighbor of a card that is gone', () => {
  const row = ['K', 'Q', 'J', '9'];
  expect(nearestTo(row, 'Q', (one) => one !== 'Q')).toBe('K');
  expect(nearestTo(row, 'Q', (one) => one === '9')).toBe('9');
  expect(nearestTo(row, 'Q', () => true)).toBe('Q');
  expect(nearestTo(row, 'Q', () => false)).toBeUndefined();
});
