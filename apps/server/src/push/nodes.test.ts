import { actor, legalActions } from '@hand-and-foot/engine';
import { hashOf } from '@hand-and-foot/fair';
import type { Answer, Ask, FromTable, Snapshot } from '@hand-and-foot/protocol';
import { readLog, tableFrom } from '@hand-and-foot/table';
import { handClock, type HandClock } from '@hand-and-foot/testkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import webPush from 'web-push';
import type { House } from '../house/house.ts';
import type { Visit } from '../house/visits.ts';
import { newHouses, type Houses } from '../testing/houses.ts';
import { newBrowser, startPushService, type PushService } from '../testing/pushService.ts';
import { newPusher, type Pusher } from './pusher.ts';

const nobody = { is: 'nobody' } as const;
const wish = { rules: 'closed-books', seats: [nobody, nobody], pace: 'quick' } as const;
const PEOPLE = ['ann', 'ben'];
const keys = webPush.generateVAPIDKeys();

let houses: Houses;
let clock: HandClock;
let service: PushService;
let pushers: Pusher[];
/** How often each node wanted to notify somebody, and what became of the messages. */
let wanted: number[];
let fates: string[];
let nodes: House[];

beforeEach(async () => {
  houses = await newHouses();
  clock = handClock();
  service = await startPushService();
  [pushers, wanted, fates] = [[], [], []];
  nodes = ['one', 'two'].map(open);
});
afterEach(async () => {
  service.close();
  await houses.close();
});

function open(name: string, at: number): House {
  const pusher = newPusher({
    store: houses.store,
    keys,
    clock,
    resolve: async () => Promise.resolve([]),
    mayBeLoopback: true,
    count: (fate) => fates.push(fate),
    report: (error) => fates.push(String(error)),
  });
  pushers.push(pusher);
  wanted.push(0);
  return houses.open(name, {
    clock,
    lease: { span: 120_000, renew: 30_000 },
    notify(waiting) {
      wanted[at]!++;
      pusher.notify(waiting);
    },
  });
}

/** Somebody at the table by way of a node. */
async function arrive(node: number, table: string, code: string, guest: string) {
  const room = (await nodes[node]!.room(table))!;
  const who = { guest, code: hashOf(code) };
  let snapshot: Snapshot | undefined;
  let count = 0;
  const visit: Visit = room.enter(who, (message: FromTable) => {
    if (message.is === 'snapshot') snapshot = message;
  });
  await expect.poll(() => snapshot).toBeDefined();
  /** The table as it is for them now. */
  const look = (): Snapshot => {
    visit.again({ seq: 0, seat: undefined });
    return snapshot!;
  };
  const ask = async (asked: Ask, expects = look().seq): Promise<Answer> =>
    new Promise((resolve) => {
      const command = { id: `${guest} ${node} ${++count}`, expects, ask: asked };
      room.ask(who, command, ({ answer }) => resolve(answer));
    });
  return { visit, ask, look };
}

type Somebody = Awaited<ReturnType<typeof arrive>>;

/** Two people at a table, each at a node of their own, with a phone each; the one on turn comes first. */
async function playing(at = [0, 1]) {
  const opened = await nodes[0]!.open(wish, 'host');
  if (!opened.ok) throw new Error('there is no such table');
  const { table, invite } = opened;
  const people: Somebody[] = [];
  for (const [seat, guest] of PEOPLE.entries()) {
    const { subscription } = newBrowser(`${service.address}/${guest}`);
    const { endpoint, keys: own, language } = subscription;
    await houses.store.addDevice(guest, { endpoint, ...own, language, site: 'https://a.b' }, 5);
    const one = await arrive(at[seat]!, table, invite, guest);
    expect(await one.ask({ do: 'sit', seat, name: guest })).toMatchObject({ ok: true });
    people.push(one);
  }
  expect(await people[0]!.ask({ do: 'deal' })).toMatchObject({ ok: true });
  await expect.poll(() => people[1]!.look().view).toBeDefined();
  const { turn } = people[0]!.look().view!;
  return { table, invite, people, turn };
}

/** Lets time pass until that many messages have been wanted. */
async function untilWanted(count: number): Promise<void> {
  const sum = async (): Promise<number> => {
    await clock.pass(500);
    return wanted.reduce((all, one) => all + one, 0);
  };
  await expect.poll(sum, { timeout: 20_000, interval: 1 }).toBe(count);
}

test('of several nodes one tells, once a turn, also when another takes the table over', async () => {
  const { people, turn } = await playing();
  people[turn]!.visit.leave();
  await untilWanted(1);
  expect(wanted).toEqual([1, 0]);
  await service.waitFor(1);
  expect(service.received[0]!.path).toBe(`/${PEOPLE[turn]}`);
  await nodes[0]!.close();
  // The next node can't know what the first one told, so it wants to tell again.
  await untilWanted(2);
  await Promise.all(pushers.map(async (pusher) => pusher.close()));
  expect(service.received).toHaveLength(1);
  expect(fates).toEqual(['sent']);
});

test('somebody who is connected at another node is not told', async () => {
  const { table, invite, people, turn } = await playing();
  const other = await arrive(1 - turn, table, invite, PEOPLE[turn]!);
  people[turn]!.visit.leave();
  for (let i = 0; i < 40; i++) await clock.pass(500);
  expect(wanted).toEqual([0, 0]);
  other.visit.leave();
});

test('a node that closes tells first what it would have told soon', async () => {
  const { people, turn } = await playing([0, 0]);
  people[turn]!.visit.leave();
  await clock.pass(300);
  expect(wanted).toEqual([0, 0]);
  await nodes[0]!.close();
  await pushers[0]!.close();
  expect([wanted, service.received.length]).toEqual([[1, 0], 1]);
});

test('a room without people stays until it is somebody’s turn', async () => {
  const bot = { is: 'bot', name: 'Bea', level: 'random' } as const;
  const opened = await nodes[0]!.open({ ...wish, seats: [nobody, bot] }, 'ann');
  if (!opened.ok) throw new Error('there is no such table');
  const { table, invite } = opened;
  const ann = await arrive(0, table, invite, 'ann');
  await ann.ask({ do: 'sit', seat: 0, name: 'Ann' });
  await ann.ask({ do: 'deal' });
  const room = (await nodes[0]!.room(table))!;
  const state = async () => tableFrom(readLog(table, await houses.store.read(table, 1))).sitting;
  for (let one = await state(); actor(one.state!) === 0; one = await state())
    await ann.ask({ do: 'act', action: legalActions(one.state!).at(-1)! }, one.seq);
  ann.visit.leave();
  expect([room.isEmpty(), room.isIdle()]).toEqual([true, false]);
  const isIdle = async (): Promise<boolean> => {
    await clock.pass(500);
    return room.isIdle();
  };
  await expect.poll(isIdle, { interval: 1 }).toBe(true);
  expect(actor((await state()).state!)).toBe(0);
});

test('a push service that never answers delays no move', async () => {
  service.answer = undefined;
  const { table, invite, people, turn } = await playing();
  people[turn]!.visit.leave();
  await untilWanted(1);
  await service.waitFor(1);
  const back = await arrive(0, table, invite, PEOPLE[turn]!);
  const both = turn === 0 ? [back, people[1]!] : [people[0]!, back];
  let moves = 0;
  for (; moves < 30; moves++) {
    const { sitting } = tableFrom(readLog(table, await houses.store.read(table, 1)));
    const action = legalActions(sitting.state!).at(-1)!;
    const mover = both[actor(sitting.state!)]!;
    expect(await mover.ask({ do: 'act', action }, sitting.seq)).toMatchObject({ ok: true });
  }
  expect([moves, fates]).toEqual([30, []]);
});
