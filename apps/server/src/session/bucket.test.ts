import { expect, test } from 'vitest';
import { newBucket } from './bucket.ts';

test('so much at once, then as much as time has passed, and never more than at once', () => {
  let now = 0;
  const allows = newBucket({ burst: 2, perSecond: 1 }, { now: () => now });
  expect([allows(), allows(), allows()]).toEqual([true, true, false]);
  now += 1000;
  expect([allows(), allows()]).toEqual([true, false]);
  now += 60_000;
  expect([allows(), allows(), allows()]).toEqual([true, true, false]);
});

test('a clock that is set back takes nothing away', () => {
  let now = 3_600_000;
  const allows = newBucket({ burst: 2, perSecond: 1 }, { now: () => now });
  now = 0;
  expect([allows(), allows(), allows()]).toEqual([true, true, false]);
  now += 1000;
  expect(allows()).toBe(true);
});
