import { expect, test } from 'vitest';
import { atMostEach } from './atMostEach.ts';

test('is asked once in a while, however many want to know, and again after a failure', async () => {
  let now = 5000;
  let asked = 0;
  const answer = atMostEach(1000, { now: () => now }, async () => {
    asked++;
    return asked === 1 ? Promise.reject(new Error('full')) : Promise.resolve(asked);
  });
  await expect(Promise.all([answer(), answer()])).rejects.toThrow('full');
  now += 999;
  await expect(answer()).rejects.toThrow('full');
  expect(asked).toBe(1);
  now += 1;
  expect(await Promise.all([answer(), answer()])).toEqual([2, 2]);
  now = 0;
  expect(await answer()).toBe(3);
});
