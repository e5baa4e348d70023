import { party, type Party } from '@hand-and-foot/testkit';
import { expect, test } from 'vitest';
import { readLog } from './readLog.ts';
import { tableFrom } from './sitting.ts';

const manners = { away: 60, turn: 180, standIn: 'random', quiet: false };

/** A table of four people in the first turn, whose it is, and somebody else. */
async function playing(): Promise<{ all: Party; turn: number; other: number }> {
  const all = await party({ manners, rules: 'closed-books' });
  await all.ask('host', { do: 'deal' });
  const { turn } = tableFrom(readLog(all.log.entries('table'))).sitting.state!;
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

test('whoever was not seen since the table was loaded is away since then, not for ever', async () => {
  const { all, other } = await playing();
  await all.clock.pass(70_000);
  const again = await all.again({ clock: all.clock });
  again.table.present(new Set([other]));
  await all.clock.pass(59_000);
  expect(isStoodInFor(again)).toBe(false);
  await all.clock.pass(2000);
  expect(isStoodInFor(again)).toBe(true);
});

test('whoever is alone at the table may take all day, and is not hurried when somebody comes', async () => {
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
