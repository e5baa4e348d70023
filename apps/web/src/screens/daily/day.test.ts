import { expect, test } from 'vitest';
import { dealAt, today } from './day.ts';

test('a day is the one on this device’s calendar', () => {
  expect(today(new Date(2026, 10, 18, 23, 59))).toBe('2026-11-18');
  expect(today(new Date(2031, 0, 2, 0, 0))).toBe('2031-01-02');
});

test('an address names a deal', () => {
  const key = { date: '2044-02-29', rules: 'lords-and-ladies' };
  expect(dealAt('2044-02-29.lords-and-ladies', 'house')).toEqual(key);
});

test.each(['', 'x', '2043-02-29.house', '2026-13-01.house', '2026-11-18.poker', '2026-11-18'])(
  '“%s” names none, so it’s today’s',
  (id) => {
    expect(dealAt(id, 'house')).toEqual({ date: today(), rules: 'house' });
    expect(dealAt(id, 'own:abc')).toEqual({ date: today(), rules: 'six-deck' });
  },
);
