import { expect, test } from 'vitest';
import { sureFor } from './sureFor.ts';

function clocks() {
  const clock = { at: 5, day: 1_000_000, now: () => clock.at, date: () => clock.day };
  return clock;
}

test('a node is sure of its table until the time is up, and no longer', () => {
  const clock = clocks();
  const isSure = sureFor(2000, clock);
  clock.at += 1999;
  clock.day += 1999;
  expect(isSure()).toBe(true);
  clock.at++;
  clock.day++;
  expect(isSure()).toBe(false);
});

test('a node that slept is not sure, though its own clock stood still', () => {
  const clock = clocks();
  const isSure = sureFor(2000, clock);
  clock.day += 3_600_000;
  expect(isSure()).toBe(false);
});

test('a time of day that was set back makes nobody sure for an hour', () => {
  const clock = clocks();
  const isSure = sureFor(2000, clock);
  clock.day -= 3_600_000;
  clock.at += 10;
  expect(isSure()).toBe(false);
  clock.at += 3000;
  clock.day += 3_600_000;
  expect(isSure()).toBe(false);
});
