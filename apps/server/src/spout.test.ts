import { expect, test } from 'vitest';
import { newSpout } from './spout.ts';

test('so many of each kind in a while, then they are counted and told of with the next', () => {
  let now = 0;
  const spout = newSpout(2, 1000, () => now);
  expect([spout('a'), spout('a'), spout('a'), spout('a'), spout('b')]).toEqual([
    0,
    0,
    undefined,
    undefined,
    0,
  ]);
  now = 1000;
  expect([spout('a'), spout('a'), spout('a')]).toEqual([2, 0, undefined]);
});
