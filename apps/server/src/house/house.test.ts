import type { FromTable } from '@hand-and-foot/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newHouses, type Houses } from '../testing/houses.ts';
import type { House } from './house.ts';

let houses: Houses;
let house: House;
beforeEach(async () => {
  houses = await newHouses();
  house = houses.open('one');
});
afterEach(async () => houses.close());

const nobody = { is: 'nobody' } as const;
const wish = { rules: 'closed-books', seats: [nobody, nobody], pace: 'quick' } as const;

async function made(): Promise<string> {
  const opened = await house.open(wish, 'host');
  if (!opened.ok) throw new Error('there is no such table');
  return opened.table;
}

test('whoever comes in while a table is put away is asked to come again', async () => {
  const room = (await house.room(await made()))!;
  const heard: FromTable['is'][] = [];
  const left = room.leave();
  room.enter({ guest: 'host' }, ({ is }) => heard.push(is));
  await left;
  expect(heard.at(-1)).toBe('stopped');
});

test('a house that closes lets go of what is still being loaded, and says nothing of what there is', async () => {
  const table = await made();
  const loading = house.room(table);
  await house.close();
  await loading;
  expect(await houses.store.take(table, 'two', 1000)).toBeDefined();
  await expect(house.room(table)).rejects.toThrow('leaving');
});
