import { legalActions, type Seat } from '@hand-and-foot/engine';
import { follow, followFrom, type FromTable, type Manners } from '@hand-and-foot/protocol';
import { people, sharedParty, stateOf, type Party } from '@hand-and-foot/testkit';
import { expect, test } from 'vitest';

const ok: unknown = expect.objectContaining({ ok: true });
const no = (why: string): unknown =>
  expect.objectContaining({ refusal: expect.objectContaining({ why }) as unknown });
const extend = { do: 'extend' } as const;

/** A round is dealt, and everybody is there. */
async function dealt(manners: Manners): Promise<{ all: Party; turn: Seat }> {
  const all = await sharedParty({ seats: people, manners });
  await all.ask('host', { do: 'deal' });
  all.table.present(new Set([0, 1, 2, 3]));
  return { all, turn: stateOf(all).turn };
}

const isStoodInFor = ({ told }: Party): boolean =>
  told[4]!.some((message) => message.is === 'seated' && message.holder.is === 'bot');

const hurried = { turn: 120, standIn: 'random', quiet: false };

test('a tap gives as much time again, and everybody hears of it', async () => {
  const { all, turn } = await dealt(hurried);
  await all.clock.pass(110_000);
  expect(await all.ask(turn, extend)).toEqual(ok);
  expect(all.told[4]!.at(-1)).toMatchObject({ is: 'noted', extended: turn });
  await all.clock.pass(120_000);
  expect(isStoodInFor(all)).toBe(false);
  await all.clock.pass(11_000);
  expect(isStoodInFor(all)).toBe(true);
});

test('only the player who must play gets more time, three times a turn, and again in the next', async () => {
  const { all, turn } = await dealt(hurried);
  expect(await all.ask((turn + 1) % 4, extend)).toEqual(no('notYourTurn'));
  for (let times = 0; times < 3; times++) expect(await all.ask(turn, extend)).toEqual(ok);
  expect(await all.ask(turn, extend)).toEqual(no('noMoreTime'));
  const again = await all.again();
  expect(await again.ask(turn, extend, { id: 'once more' })).toEqual(no('noMoreTime'));
  while (stateOf(again).turn === turn) {
    const action = legalActions(stateOf(again)).at(-1)!;
    await again.act(turn, action, { id: `turn ${again.seq}` });
  }
  expect(await again.ask(stateOf(again).turn, extend, { id: 'next' })).toEqual(ok);
});

test('where nobody is hurried there is nothing to put off', async () => {
  const { all, turn } = await dealt({ quiet: false });
  expect(await all.ask(turn, extend)).toEqual(no('noHurry'));
});

test('followers and latecomers know how often a turn got more time', async () => {
  const { all, turn } = await dealt(hurried);
  await all.ask(turn, extend);
  await all.ask(turn, extend);
  expect(extendedFor(all.told[4]!)).toBe(2);
  const late: FromTable[] = [];
  all.table.watch(undefined, (message) => late.push(message));
  expect(extendedFor(late)).toBe(2);
  while (stateOf(all).turn === turn) await all.act(turn, legalActions(stateOf(all)).at(-1)!);
  expect(extendedFor(all.told[4]!)).toBeUndefined();
});

function extendedFor([first, ...rest]: readonly FromTable[]): number | undefined {
  if (first?.is !== 'snapshot') throw new Error('no snapshot');
  return rest.reduce((known, message) => {
    if (message.is !== 'happened' && message.is !== 'noted') return known;
    const next = follow(known, message);
    return next === 'gap' ? known : next;
  }, followFrom(first)).shared!.extended;
}
