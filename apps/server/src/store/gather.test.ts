import { expect, test } from 'vitest';
import { gather, MOST_WAITING } from './gather.ts';

test('beyond so many that wait a job is refused, and those before it are still done', async () => {
  let done = 0;
  const jobs = gather<number, number>((group) => {
    done += group.length;
    return [...group];
  });
  const all = Array.from({ length: MOST_WAITING }, async (_, job) => jobs.add(job));
  await expect(jobs.add(-1)).rejects.toThrow('too much is waiting');
  expect(done).toBe(0);
  expect((await Promise.all(all)).length).toBe(MOST_WAITING);
  expect(done).toBe(MOST_WAITING);
  expect(await jobs.add(1)).toBe(1);
});
