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

/** Whether the table is there after it was cleared away so much later. */
async function isThereAfter(span: number, isAtHand = false): Promise<boolean> {
  const { store } = houses;
  const clock = { now: () => 0, date: () => Date.now() + span, wake: () => () => undefined };
  await clearAway({ store, clock, node: 'one' }, () => isAtHand);
  return (await store.read(table, 1)).length > 0;
}

test('a table at which nobody was dealt a card is thrown away after a month', async () => {
  expect(await isThereAfter(FORSAKEN_AFTER - 60_000)).toBe(true);
  expect(await isThereAfter(FORSAKEN_AFTER + 60_000, true)).toBe(true);
  expect(await isThereAfter(FORSAKEN_AFTER + 60_000)).toBe(false);
});

test('a table that another node has, or at which somebody played, is not', async () => {
  const { store } = houses;
  const hold = (await store.take(table, 'two', 60_000))!;
  expect(await isThereAfter(FORSAKEN_AFTER + 60_000)).toBe(true);
  const dealt = { version: 1, seq: 2, at: 0, entry: 'dealt', round: 1, seed: '' } as const;
  await store.append(table, hold, 1, [dealt]);
  await store.release(hold);
  expect(await isThereAfter(FORSAKEN_AFTER + 60_000)).toBe(true);
});
