import { hashOf } from '@hand-and-foot/fair';
import type { Answer, Ask, FromTable } from '@hand-and-foot/protocol';
import type { Clock, Guest } from '@hand-and-foot/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Bus } from '../bus/bus.ts';
import { realClock } from '../clock.ts';
import { newRefusals } from '../refusals.ts';
import { newHouses, type Houses } from '../testing/houses.ts';
import type { Store } from '../store/store.ts';
import { GUESSES, UNDER_WAY_OF_GUEST } from './bounds.ts';
import type { House } from './house.ts';
import type { Room } from './room.ts';
import type { Visit } from './visits.ts';

let houses: Houses;
let house: House;
beforeEach(async () => {
  houses = await newHouses();
  house = houses.open('one');
});
afterEach(async () => houses.close());

const nobody = { is: 'nobody' } as const;
const wish = { rules: 'closed-books', seats: [nobody, nobody], pace: 'quick' } as const;

async function made(): Promise<Extract<Awaited<ReturnType<House['open']>>, { ok: true }>> {
  const opened = await house.open(wish, 'host');
  if (!opened.ok) throw new Error('there is no such table');
  return opened;
}

/** The outcome of asking something in a room. */
async function asked(
  room: Room,
  guest: Guest,
  expects: number,
  ask: Ask,
  id = `${guest.guest} ${expects}`,
): Promise<Answer> {
  const command = { id, expects, ask };
  return new Promise((resolve) => room.ask(guest, command, ({ answer }) => resolve(answer)));
}

test('a guest who comes while a table is being unloaded is asked to come again', async () => {
  const room = (await house.room((await made()).table))!;
  const heard: FromTable['is'][] = [];
  const left = room.leave();
  room.enter({ guest: 'host' }, ({ is }) => heard.push(is));
  await left;
  expect(heard.at(-1)).toBe('stopped');
});

test('a house that closes drops tables still being loaded, and says nothing about the others', async () => {
  const { table } = await made();
  const loading = house.room(table);
  await house.close();
  await loading;
  expect(await houses.store.take(table, 'two', 1000)).toBeDefined();
  await expect(house.room(table)).rejects.toThrow('leaving');
});

test('a node has its tables for as long as it was told, and says so as often', async () => {
  const { store } = houses;
  const spans: number[] = [];
  const counted = {
    ...store,
    stay: async (...given: Parameters<typeof store.stay>) => {
      spans.push(given[1]);
      return store.stay(...given);
    },
  };
  const alone = houses.open('alone', { store: counted, lease: { span: 60_000, renew: 1 } });
  const { table } = await made();
  await alone.room(table);
  await expect.poll(() => spans.length).toBeGreaterThan(1);
  expect(new Set(spans)).toEqual(new Set([60_000]));
  expect(await store.take(table, 'two', 1000)).toBeUndefined();
});

test('a seat that is freed from another node is empty at once', async () => {
  const { table, invite } = await made();
  const here = (await house.room(table))!;
  const there = (await houses.open('two').room(table))!;
  const ann = { guest: 'ann', code: hashOf(invite) };
  const present: unknown[] = [];
  here.enter(ann, (message) => message.is === 'present' && present.push(message.seats));
  expect(await asked(here, ann, 1, { do: 'sit', seat: 1, name: 'Ann' })).toMatchObject({
    ok: true,
  });
  await expect.poll(() => present.at(-1)).toEqual([1]);
  expect(there.hold()).toBeUndefined();
  const freed = await asked(there, { guest: 'host' }, 2, { do: 'leave', seat: 1 });
  expect(freed).toMatchObject({ ok: true });
  await expect.poll(() => present.at(-1)).toEqual([]);
});

test('a line that asks for everything again and again is told it, and nobody else notices', async () => {
  const { table, invite } = await made();
  const room = (await house.room(table))!;
  const heard = new Map<string, FromTable['is'][]>();
  const enter = (guest: string): Visit => {
    const own: FromTable['is'][] = [];
    heard.set(guest, own);
    return room.enter({ guest, code: hashOf(invite) }, ({ is }) => own.push(is));
  };
  enter('ann');
  const ben = enter('ben');
  // The newcomer is announced soon.
  await expect.poll(() => heard.get('ann')!.at(-1)).toBe('present');
  const before = heard.get('ann')!.length;
  for (let times = 0; times < 50; times++) ben.again({ seq: 0, seat: undefined });
  expect(heard.get('ben')!.filter((is) => is === 'snapshot')).toHaveLength(51);
  ben.leave();
  await expect.poll(() => heard.get('ann')!.length).toBe(before + 1);
});

/** A store that lists its calls about commands. */
function counting(store: Store): { readonly store: Store; readonly asked: string[] } {
  const calls: string[] = [];
  const watched = new Set(['post', 'note', 'append', 'read']);
  const handler: ProxyHandler<Store> = {
    get(target, name: keyof Store) {
      if (watched.has(name)) calls.push(name);
      return target[name];
    },
  };
  return { store: new Proxy(store, handler), asked: calls };
}

test('strangers are told so where they stand, and nothing is written or handed on for them', async () => {
  const { table } = await made();
  await house.room(table);
  const { store, asked: calls } = counting(houses.store);
  const there = (await houses.open('two', { store }).room(table))!;
  expect(there.hold()).toBeUndefined();
  calls.length = 0;
  const answers = await Promise.all(
    Array.from({ length: 200 }, async (_, at) =>
      asked(there, { guest: `g${at}` }, 1, { do: 'deal' }),
    ),
  );
  expect(answers.map((answer) => !answer.ok && answer.refusal.why)).toEqual(
    Array(200).fill('notYourSeat'),
  );
  // The node reads to be sure it knows them, once for all of them.
  expect(calls.filter((what) => what !== 'read')).toEqual([]);
  expect(calls.length).toBeLessThan(10);
});

test('a guest who guesses links is heard only so often, and then the server is busy', async () => {
  const { table } = await made();
  const claim = { do: 'claim', code: hashOf('guess'), name: 'Eve' } as const;
  const here = (await house.room(table))!;
  const guesses = Array.from({ length: GUESSES.burst + 5 }, async (_, at) =>
    asked(here, { guest: `g${at}` }, 1, claim),
  );
  const whys = (await Promise.all(guesses)).map((answer) => !answer.ok && answer.refusal.why);
  expect(whys.filter((why) => why === 'noSuchLink').length).toBeGreaterThanOrEqual(GUESSES.burst);
  expect(whys.slice(-1)).toEqual(['busy']);
});

test('a guest who was let in by another node a moment ago is no stranger here', async () => {
  const { table, invite } = await made();
  const here = (await house.room(table))!;
  const there = (await houses.open('two').room(table))!;
  const eve = asked(there, { guest: 'eve' }, 1, { do: 'deal' });
  const ann = { guest: 'ann', code: hashOf(invite) };
  expect(await asked(here, ann, 1, { do: 'sit', seat: 1, name: 'Ann' })).toMatchObject({
    ok: true,
  });
  const said = await asked(there, { guest: 'ann' }, 2, { do: 'say', text: 'Here I am' });
  expect(said).toMatchObject({ ok: true });
  expect(await eve).toMatchObject({ refusal: { why: 'notYourSeat' } });
});

test('a command right behind one that gives a seat waits for it', async () => {
  const { table, invite } = await made();
  const room = (await house.room(table))!;
  const ann = { guest: 'ann', code: hashOf(invite) };
  const answers = await Promise.all([
    asked(room, ann, 1, { do: 'sit', seat: 1, name: 'Ann' }),
    asked(room, ann, 2, { do: 'say', text: 'Here I am' }),
  ]);
  expect(answers).toEqual([
    expect.objectContaining({ ok: true, seq: 2 }),
    expect.objectContaining({ ok: true, seq: 3 }),
  ]);
});

test('beyond so many that wait, a guest is told that the server is busy; the same may be asked again', async () => {
  const { table } = await made();
  const refusals = newRefusals();
  const room = (await houses.open('counting', { refusals }).room(table))!;
  const host = { guest: 'host' };
  const sent = Array.from({ length: UNDER_WAY_OF_GUEST + 5 }, async (_, at) =>
    asked(room, host, 1, { do: 'standIn', seat: 0, name: `Bea ${at}`, level: 'random' }, `c${at}`),
  );
  const answers = await Promise.all(sent);
  const busy = answers.filter((answer) => !answer.ok && answer.refusal.why === 'busy');
  expect(busy.map(({ to }) => to)).toEqual(
    Array.from({ length: 5 }, (_, at) => `c${UNDER_WAY_OF_GUEST + at}`),
  );
  expect(refusals.all.busyTable).toBe(5);
  const again = await asked(room, host, 1, { do: 'leave', seat: 0 }, busy[0]!.to);
  expect(again).not.toMatchObject({ refusal: { why: 'busy' } });
});

test('a command that was given up is counted, and refused when it comes again', async () => {
  const { table } = await made();
  const host = { guest: 'host' };
  const command = { id: 'heavy', expects: 1, ask: { do: 'leave', seat: 0 } } as const;
  await houses.store.giveUp({ table, id: 'host heavy', guest: host, command });
  const refusals = newRefusals();
  const room = (await houses.open('counting', { refusals }).room(table))!;
  const answer = await asked(room, host, command.expects, command.ask, command.id);
  expect(answer).toMatchObject({ refusal: { why: 'gaveUp' } });
  expect(refusals.all.gaveUp).toBe(1);
});

test('after a crash, what may have been asked of the node before goes by letter, and later commands do not', async () => {
  const { table, invite } = await made();
  await houses.store.take(table, 'crashed', 0);
  const { store, asked: calls } = counting(houses.store);
  const room = (await houses.open('next', { store, clock: still }).room(table))!;
  const posted = (): number => calls.filter((what) => what === 'post').length;
  const ann = { guest: 'ann', code: hashOf(invite) };
  const sat = await asked(room, ann, 1, { do: 'sit', seat: 1, name: 'Ann' });
  expect(sat).toMatchObject({ ok: true, seq: 2 });
  expect(posted()).toBe(1);
  await asked(room, ann, 2, { do: 'say', text: 'Here I am' });
  expect(posted()).toBe(1);
});

/** Nothing is ever due, so no poll makes up for a wake-up that's missing. */
const still: Clock = { ...realClock, wake: () => () => undefined };

/** A node, and the entries it announces to others. */
function announcing(node: string): { house: House; announced: () => number } {
  let announced = 0;
  const bus = houses.newBus();
  const wake: Bus['wake'] = (table, said) => {
    if (said.is === 'written') announced++;
    bus.wake(table, said);
  };
  return {
    house: houses.open(node, { clock: still, bus: { ...bus, wake } }),
    announced: () => announced,
  };
}

test('entries are announced only while another node has the table at hand', async () => {
  const { table } = await made();
  const one = announcing('first');
  const room = (await one.house.room(table))!;
  const host = { guest: 'host' };
  const sit = { do: 'sit', seat: 0, name: 'Hanna' } as const;
  expect(await asked(room, host, 1, sit)).toMatchObject({ ok: true });
  expect(one.announced()).toBe(0);

  const there = (await houses.open('second', { clock: still }).room(table))!;
  // It's known before anybody comes there, and it may have missed something on its way in.
  await expect.poll(() => one.announced()).toBe(1);
  const heard: number[] = [];
  there.enter(host, (message) => 'seq' in message && heard.push(message.seq));
  expect(await asked(room, host, 2, { do: 'say', text: 'Ah!' })).toMatchObject({ ok: true });
  expect(one.announced()).toBe(2);
  await expect.poll(() => heard.at(-1)).toBe(3);
});

test('a node that lets go of a table and opens it again is known to those who have it at hand', async () => {
  const { table } = await made();
  const before = announcing('first');
  await before.house.room(table);
  const there = (await houses.open('second', { clock: still }).room(table))!;
  await expect.poll(() => before.announced()).toBe(1);
  await before.house.close();

  const again = announcing('first');
  const room = (await again.house.room(table))!;
  const heard: number[] = [];
  const host = { guest: 'host' };
  there.enter(host, (message) => 'seq' in message && heard.push(message.seq));
  const sit = { do: 'sit', seat: 0, name: 'Hanna' } as const;
  expect(await asked(room, host, 1, sit)).toMatchObject({ ok: true });
  await expect.poll(() => heard.at(-1)).toBe(2);
});
