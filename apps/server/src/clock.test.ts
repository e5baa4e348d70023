import { afterEach, expect, test, vi } from 'vitest';
import { realClock } from './clock.ts';

const HOUR = 3_600_000;

afterEach(() => {
  vi.useRealTimers();
});

test.each([HOUR, -HOUR])('setting the time of day by %i ms moves no limit', async (by) => {
  const [now, date] = [realClock.now(), realClock.date()];
  const isWoken = new Promise<void>((resolve) => realClock.wake(now + 20, resolve));
  vi.useFakeTimers({ toFake: ['Date'], now: date + by });
  expect(Math.abs(realClock.date() - date - by)).toBeLessThan(HOUR / 2);
  expect(realClock.now()).toBeGreaterThanOrEqual(now);
  expect(realClock.now() - now).toBeLessThan(HOUR / 2);
  await isWoken;
  await new Promise<void>((resolve) => realClock.wake(realClock.now() + 20, resolve));
});
