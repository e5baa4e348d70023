import { expect, test } from 'vitest';
import { Busy, newOneByOne } from './oneByOne.ts';

test('jobs are done in turn, one that fails holds up nobody, and too many are refused', async () => {
  const oneByOne = newOneByOne(3);
  const done: string[] = [];
  let begin = (): void => undefined;
  const first = oneByOne(async () => {
    await new Promise<void>((resolve) => (begin = resolve));
    done.push('first');
  });
  const second = oneByOne(async () => Promise.reject(new Error('second')));
  const third = oneByOne(async () => Promise.resolve(done.push('third')));
  await expect(oneByOne(async () => Promise.resolve())).rejects.toThrow(Busy);
  expect(done).toEqual([]);
  begin();
  await first;
  await expect(second).rejects.toThrow('second');
  await third;
  expect(done).toEqual(['first', 'third']);
  await oneByOne(async () => Promise.resolve(done.push('fourth')));
  expect(done).toHaveLength(3);
});
