import { memoryLog, party } from '@hand-and-foot/testkit';
import { expect, test } from 'vitest';
import { mirrorTable } from './mirror.ts';
import type { Log } from './ports.ts';

test('however often a mirror is told of something new, it reads once more, and that is enough', async () => {
  const kept = memoryLog();
  const all = await party({ log: kept });
  let reads = 0;
  const log: Log = {
    append: async (table, seq, entries) => kept.append(table, seq, entries),
    async read(table, from) {
      reads++;
      return kept.read(table, from);
    },
  };
  const mirror = (await mirrorTable('table', { log, clock: all.clock }))!;
  reads = 0;
  const first = mirror.catchUp();
  await all.ask('host', { do: 'deal' });
  await Promise.all([first, mirror.catchUp(), mirror.catchUp(), mirror.catchUp()]);
  expect(mirror.seq()).toBe(2);
  expect(reads).toBe(2);
});

test('a mirror that could not read reads again when it is told', async () => {
  const kept = memoryLog();
  const all = await party({ log: kept });
  let fails = false;
  const log: Log = {
    append: async (table, seq, entries) => kept.append(table, seq, entries),
    read: async (table, from) =>
      fails ? Promise.reject(new Error('away')) : kept.read(table, from),
  };
  const mirror = (await mirrorTable('table', { log, clock: all.clock }))!;
  await all.ask('host', { do: 'deal' });
  fails = true;
  await expect(mirror.catchUp()).rejects.toThrow('away');
  fails = false;
  await mirror.catchUp();
  expect(mirror.seq()).toBe(2);
});
