import { actor, legalActions, type Seat, type State } from '@hand-and-foot/engine';
import { doors, known, seatedParty, type Party } from '@hand-and-foot/testkit';
import { beforeEach, expect, test } from 'vitest';
import type { Absent } from './ports.ts';
import { readAfter, readLog } from './readLog.ts';
import { replay, tableFrom, type Sitting } from './sitting.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora'];
const guestIn = (seat: Seat) => known(NAMES[seat]!);

let told: Absent[];
let all: Party;
let turn: Seat;
/** The table as its log tells it, which is read on from where it was. */
let sitting: Sitting;
beforeEach(async () => {
  told = [];
  all = await seatedParty({
    doors: { ...doors, host: 'Ada' },
    ports: { absent: (one) => told.push(one) },
  });
  await all.ask(known('Ada'), { do: 'deal' });
  ({ sitting } = tableFrom(readLog('table', all.log.entries('table'))));
  turn = actor(sitting.state!);
});

const names = (): string[] => told.flatMap(({ guests }) => guests);
const others = (seat: Seat): Set<Seat> => new Set([0, 1, 2, 3].filter((one) => one !== seat));
function stateNow(): State {
  const news = all.log.entries('table').slice(sitting.seq);
  for (const entry of readAfter(sitting, news)) replay(sitting, entry);
  return sitting.state!;
}
const someTurn = (): Seat => actor(stateNow());

/** Plays this turn to its end. */
async function playOn(): Promise<void> {
  const seat = someTurn();
  while (stateNow().phase !== 'over' && someTurn() === seat)
    await all.ask(guestIn(seat), { do: 'act', action: legalActions(stateNow()).at(-1)! });
}

test('somebody who is not there is told once that it is their turn, and by whom', async () => {
  all.table.present(others(turn));
  await all.clock.pass(4900);
  expect(told).toEqual([]);
  await all.clock.pass(200);
  expect(told).toMatchObject([
    { guests: [NAMES[turn]], awaits: 'turn', host: 'Ada', rules: { id: 'closed-books' } },
  ]);
  all.table.present(new Set([0, 1, 2, 3]));
  all.table.present(others(turn));
  await all.clock.pass(86_400_000);
  expect(told).toHaveLength(1);
});

test('nothing about cards leaves the table', async () => {
  all.table.present(others(turn));
  await all.clock.pass(6000);
  expect(Object.keys(told[0]!).sort()).toEqual(['awaits', 'guests', 'host', 'rules', 'turn']);
  expect(Object.keys(told[0]!.rules)).toEqual(['id', 'name']);
});

test('each turn is told by a number of its own, which grows', async () => {
  all.table.present(new Set());
  for (let i = 0; i < 3; i++) {
    await all.clock.pass(6000);
    await playOn();
  }
  const turns = told.map((one) => one.turn);
  expect(turns).toEqual([...new Set(turns)].sort((a, b) => a - b));
  expect(names()).toEqual([0, 1, 2].map((i) => NAMES[(turn + i) % 4]));
});

test("a player who is there, or comes back at once, or plays at once, isn't notified", async () => {
  all.table.present(new Set([0, 1, 2, 3]));
  await all.clock.pass(10_000);
  all.table.present(others(turn));
  await all.clock.pass(4000);
  all.table.present(new Set([0, 1, 2, 3]));
  await all.clock.pass(10_000);
  await playOn();
  all.table.present(others(someTurn()));
  await all.clock.pass(4000);
  await playOn();
  await all.clock.pass(60_000);
  expect(told).toEqual([]);
});

test('a player who leaves right after their turn began may not have seen it, and later has', async () => {
  all.table.present(new Set([0, 1, 2, 3]));
  await all.clock.pass(50_000);
  all.table.present(others(turn));
  await all.clock.pass(6000);
  expect(names()).toEqual([NAMES[turn]]);
  all.table.present(new Set([0, 1, 2, 3]));
  await playOn();
  await all.clock.pass(70_000);
  all.table.present(others(someTurn()));
  await all.clock.pass(60_000);
  expect(told).toHaveLength(1);
});

test('nobody is told before it is known who is there, or where a bot plays', async () => {
  await all.clock.pass(60_000);
  expect(told).toEqual([]);
  await all.ask(known('Ada'), { do: 'standIn', seat: turn, name: 'Bea', level: 'random' });
  all.table.present(new Set());
  await all.clock.pass(1);
  expect(names()).not.toContain(NAMES[turn]);
});

test('at the end of a round all who are gone are told, and where the table is closed nobody', async () => {
  all.table.present(new Set([0, 1, 2, 3]));
  while (stateNow().phase !== 'over') await playOn();
  all.table.present(new Set([0]));
  await all.clock.pass(6000);
  expect(names().sort()).toEqual(['Ben', 'Cleo', 'Dora']);
  expect(told.every(({ awaits }) => awaits === 'deal')).toBe(true);
  told = [];
  await all.ask(known('Ada'), { do: 'deal' });
  await all.ask(known('Ada'), { do: 'close' });
  all.table.present(new Set());
  await all.clock.pass(60_000);
  expect(told).toEqual([]);
});

test('a table that is let go tells at once what it would tell soon', async () => {
  all.table.present(others(turn));
  all.table.hurryAbsences();
  all.table.leave();
  await all.clock.pass(60_000);
  expect(names()).toEqual([NAMES[turn]]);
});

test('bots play up to a person’s turn, no matter who is there', async () => {
  expect(all.table.isLeadingUp()).toBe(false);
  await all.ask(known('Ada'), { do: 'standIn', seat: turn, name: 'Bea', level: 'random' });
  expect(all.table.isLeadingUp()).toBe(true);
});
