import { entryAfter, readLog } from '@hand-and-foot/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newHouses, type Houses } from '../testing/houses.ts';
import { clearAway } from './clearAway.ts';
import { FORSAKEN_AFTER } from './times.ts';

let houses: Houses;
let table: string;
beforeEach(async () => {
  houses = await newHouses();
  const nobody = { is: 'nobody' } as const;
  const wish = { rules: 'closed-books', seats: [nobody, nobody], pace: 'quick' } as const;
  const made = await houses.open('one').open(wish, 'host');
  if (made.ok) ({ table } = made);
});
afterEach(async () => houses.close());

/** Whether the table is still there when the clearing runs this much later. */
async function isThereAfter(span: number, isAtHand = false, { store } = houses): Promise<boolean> {
  const clock = { now: () => 0, date: () => Date.now() + span, wake: () => () => undefined };
  await clearAway({ store, clock, node: 'one' }, () => isAtHand);
  return (await store.read(table, 1)).length > 0;
}

test('a table at which nobody was dealt a card is thrown away after a month', async () => {
  expect(await isThereAfter(FORSAKEN_AFTER - 60_000)).toBe(true);
  expect(await isThereAfter(FORSAKEN_AFTER + 60_000, true)).toBe(true);
  expect(await isThereAfter(FORSAKEN_AFTER + 60_000)).toBe(false);
});

test('a table whose log is damaged is kept, and the others are cleared away', async () => {
  const { store } = houses;
  const damaged = {
    ...store,
    read: async (id: string, from: number) =>
      id === 'oak'
        ? [{ ...((await store.read(table, from))[0] as object), at: 0 }]
        : store.read(id, from),
    undealt: async () => Promise.resolve(['oak', table]),
    take: async (id: string, node: string, span: number) => {
      expect(id).toBe(table);
      return store.take(id, node, span);
    },
  };
  expect(await isThereAfter(FORSAKEN_AFTER + 60_000, false, { ...houses, store: damaged })).toBe(
    false,
  );
});

test('a table that another node has, or at which somebody played, is not', async () => {
  const { store } = houses;
  const hold = (await store.take(table, 'two', 60_000))!;
  expect(await isThereAfter(FORSAKEN_AFTER + 60_000)).toBe(true);
  const [opened] = readLog(table, await store.read(table, 1));
  const dealt = entryAfter(opened!, 0, { entry: 'dealt', round: 1, seed: '' });
  await store.append(table, hold, 1, [dealt]);
  await store.release(hold);
  expect(await isThereAfter(FORSAKEN_AFTER + 60_000)).toBe(true);
});
