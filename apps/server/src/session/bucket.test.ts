import { beforeEach, expect, test } from 'vitest';
import { fullBucket, takes, type Bucket } from './bucket.ts';

const allowance = { burst: 2, perSecond: 1 };
let now: number;
let bucket: Bucket;
beforeEach(() => {
  now = 3_600_000;
  bucket = fullBucket(allowance, now);
});

function allows(): boolean {
  return takes(bucket, allowance, now);
}

test('so much at once, then as much as time has passed, and never more than at once', () => {
  expect([allows(), allows(), allows()]).toEqual([true, true, false]);
  now += 1000;
  expect([allows(), allows()]).toEqual([true, false]);
  now += 60_000;
  expect([allows(), allows(), allows()]).toEqual([true, true, false]);
});

test('a clock that is set back takes nothing away', () => {
  now = 0;
  expect([allows(), allows(), allows()]).toEqual([true, true, false]);
  now += 1000;
  expect(allows()).toBe(true);
});
