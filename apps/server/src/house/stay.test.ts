import { expect, test } from 'vitest';
import type { Surroundings } from './ports.ts';
import { Stay } from './stay.ts';

/** A node's lease in a database whose answers and clock the test decides. */
function stayWith(database: { taken: number; isDown: boolean }, clock: { at: number }) {
  const released: string[] = [];
  const answer = async <T>(value: T): Promise<T> => {
    if (database.isDown) throw new Error('down');
    return Promise.resolve(value);
  };
  const store = {
    stay: async () => answer(database.taken),
    release: async ({ table }: { table: string }) => {
      await answer(undefined);
      released.push(table);
    },
  };
  const stay = new Stay({
    node: 'one',
    store,
    clock: { now: () => clock.at, date: () => clock.at },
  } as unknown as Surroundings);
  return { stay, released };
}

const nothing = async (): Promise<void> => Promise.resolve();

test('a node is sure of its tables for two seconds after it asked, not after it heard', async () => {
  const clock = { at: 0 };
  const { stay } = stayWith({ taken: 0, isDown: false }, clock);
  expect(stay.isSure()).toBe(false);
  const asked = stay.begin();
  clock.at = 1500;
  await asked;
  expect(stay.isSure()).toBe(true);
  clock.at = 2000;
  expect(stay.isSure()).toBe(false);
});

test('one that lost tables is sure only after it looked which', async () => {
  const [database, clock] = [{ taken: 0, isDown: false }, { at: 0 }];
  const { stay } = stayWith(database, clock);
  await stay.begin();
  database.taken = 1;
  clock.at = 5000;
  let whileLooking: boolean | undefined;
  await stay.renew(async () => {
    whileLooking = stay.isSure();
    return Promise.resolve();
  });
  expect([whileLooking, stay.isSure(), stay.losses()]).toEqual([false, true, 1]);
  let looks = 0;
  await stay.renew(async () => Promise.resolve(void looks++));
  expect(looks).toBe(0);
});

test('if looking fails, it looks again next time', async () => {
  const [database, clock] = [{ taken: 0, isDown: false }, { at: 0 }];
  const { stay } = stayWith(database, clock);
  await stay.begin();
  database.taken = 1;
  await expect(stay.renew(async () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  let looks = 0;
  await stay.renew(async () => Promise.resolve(void looks++));
  expect(looks).toBe(1);
});

test('a node that could not begin tries again', async () => {
  const database = { taken: 0, isDown: true };
  const { stay } = stayWith(database, { at: 0 });
  await expect(stay.begin()).rejects.toThrow('down');
  database.isDown = false;
  await stay.begin();
  await stay.renew(nothing);
  expect(stay.isSure()).toBe(true);
});

test('a table is let go as soon as the database hears of it', async () => {
  const database = { taken: 0, isDown: true };
  const { stay, released } = stayWith(database, { at: 0 });
  await expect(stay.release({ table: 'oak', epoch: 1 })).rejects.toThrow('down');
  await expect(stay.releaseLeft()).rejects.toThrow('down');
  database.isDown = false;
  await stay.releaseLeft();
  await stay.releaseLeft();
  expect(released).toEqual(['oak']);
});
