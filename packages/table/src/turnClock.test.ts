import { legalActions, type Seat } from '@hand-and-foot/engine';
import { party, stateOf, type Party } from '@hand-and-foot/testkit';
import { describe, expect, test } from 'vitest';
import { mirrorTable } from './mirror.ts';

const manners = { away: 60, turn: 180, standIn: 'random', quiet: false };

/** A table of four people in the first turn, whose it is, and somebody else. */
async function playing(): Promise<{ all: Party; turn: Seat; other: number }> {
  const all = await party({ manners, rules: 'closed-books' });
  await all.ask('host', { do: 'deal' });
  const { turn } = stateOf(all);
  return { all, turn, other: (turn + 1) % 4 };
}

const isStoodInFor = ({ told }: Party): boolean =>
  told.at(-1)!.some((message) => message.is === 'seated' && message.holder.is === 'bot');

test('after the table was loaded everybody has time to come again and to end the turn', async () => {
  const { all, turn, other } = await playing();
  await all.clock.pass(175_000);
  const again = await all.again({ clock: all.clock });
  again.table.present(new Set([other]));
  await all.clock.pass(20_000);
  again.table.present(new Set([other, turn]));
  await all.clock.pass(9000);
  expect(isStoodInFor(again)).toBe(false);
  await all.clock.pass(2000);
  expect(isStoodInFor(again)).toBe(true);
});

test('a player not seen since the table was loaded is away since then, not forever', async () => {
  const { all, other } = await playing();
  await all.clock.pass(70_000);
  const again = await all.again({ clock: all.clock });
  again.table.present(new Set([other]));
  await all.clock.pass(59_000);
  expect(isStoodInFor(again)).toBe(false);
  await all.clock.pass(2000);
  expect(isStoodInFor(again)).toBe(true);
});

test("a player alone at the table may take all day, and isn't hurried when somebody comes", async () => {
  const { all, turn, other } = await playing();
  all.table.present(new Set([turn]));
  await all.clock.pass(86_400_000);
  expect(isStoodInFor(all)).toBe(false);
  all.table.present(new Set([turn, other]));
  await all.clock.pass(29_000);
  expect(isStoodInFor(all)).toBe(false);
  await all.clock.pass(2000);
  expect(isStoodInFor(all)).toBe(true);
});

const HOUR = 3_600_000;

describe.each([HOUR, -HOUR])('after the time of day was set by %i ms', (by) => {
  test('hurries nobody who is there, and nobody stays away longer for it', async () => {
    const { all, turn, other } = await playing();
    all.table.present(new Set([turn, other]));
    await all.clock.pass(10_000);
    all.clock.step(by);
    all.table.present(new Set([turn, other, (other + 1) % 4]));
    await all.clock.pass(169_000);
    expect(isStoodInFor(all)).toBe(false);
    await all.clock.pass(2000);
    expect(isStoodInFor(all)).toBe(true);
  });

  test('takes no turn out of time that begins afterwards', async () => {
    const { all, turn } = await playing();
    all.clock.step(by);
    while (stateOf(all).turn === turn) await all.act(turn, legalActions(stateOf(all)).at(-1)!);
    all.table.present(new Set([turn]));
    await all.clock.pass(59_000);
    expect(isStoodInFor(all)).toBe(false);
    expect(all.table.turnAge()).toBe(59_000);
    await all.clock.pass(2000);
    expect(isStoodInFor(all)).toBe(true);
  });

  test('between two nodes leaves half a minute at least, and a whole turn at most', async () => {
    const { all, turn, other } = await playing();
    all.clock.step(by);
    const again = await all.again({ clock: all.clock });
    again.table.present(new Set([turn, other]));
    await all.clock.pass(29_000);
    expect(isStoodInFor(again)).toBe(false);
    await all.clock.pass(152_000);
    expect(isStoodInFor(again)).toBe(true);
  });
});

test('a mirror on a machine whose time of day is wrong tells how long a turn lasts by when it heard of it', async () => {
  const { all, turn } = await playing();
  const clock = { ...all.clock, date: () => all.clock.date() + HOUR };
  const mirror = (await mirrorTable('table', { log: all.log, clock }))!;
  await all.clock.pass(20_000);
  await mirror.catchUp();
  await all.clock.pass(3000);
  while (stateOf(all).turn === turn) await all.act(turn, legalActions(stateOf(all)).at(-1)!);
  await all.clock.pass(1000);
  await mirror.catchUp();
  expect(mirror.turnAge()).toBeLessThanOrEqual(4000);
  await all.clock.pass(5000);
  expect(mirror.turnAge()).toBeLessThanOrEqual(9000);
});
