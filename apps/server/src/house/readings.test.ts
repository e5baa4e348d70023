import { memoryLog, party } from '@hand-and-foot/testkit';
import { expect, test } from 'vitest';
import { newReadings } from './readings.ts';

/** A readable table of four, and the entries each reading started from. */
async function playing() {
  const log = memoryLog();
  const all = await party({ log });
  const from: number[] = [];
  const read = async (table: string, first: number): Promise<readonly unknown[]> => {
    from.push(first);
    return log.read(table, first);
  };
  return { all, from, store: { read } };
}

test('a table that was looked at before is read on from there', async () => {
  const { all, from, store } = await playing();
  const readings = newReadings(store);
  expect(await readings.of('table')).toMatchObject({ seq: 1, state: undefined });
  await all.ask('host', { do: 'deal' });
  expect(await readings.of('table')).toMatchObject({ seq: 2, state: { round: 1 } });
  expect(from).toEqual([1, 2]);
});

test('guests who look at the same moment see the same, and a missing table is nothing', async () => {
  const { all, store } = await playing();
  const readings = newReadings(store);
  await readings.of('table');
  await all.ask('host', { do: 'deal' });
  const both = await Promise.all([readings.of('table'), readings.of('table')]);
  expect(both.map((sitting) => sitting?.seq)).toEqual([2, 2]);
  expect(await readings.of('nowhere')).toBeUndefined();
});

test('the one looked at longest ago is forgotten first, and one that could not be read is read anew', async () => {
  const { from, store } = await playing();
  const readings = newReadings(store, 1);
  await readings.of('table');
  await readings.of('nowhere');
  await readings.of('table');
  expect(from).toEqual([1, 1, 1]);
  let fails = true;
  const halting = newReadings({
    read: async (table, first) =>
      fails ? Promise.reject(new Error('no')) : store.read(table, first),
  });
  await expect(halting.of('table')).rejects.toThrow('no');
  fails = false;
  expect(await halting.of('table')).toMatchObject({ seq: 1 });
});
