import type { Command } from '@hand-and-foot/protocol';
import type { Reply, Table } from '@hand-and-foot/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Bus } from '../bus/bus.ts';
import { newHouses, type Houses } from '../testing/houses.ts';
import { LETTERS_AT_TABLE } from './bounds.ts';
import { Mailbox } from './mailbox.ts';

let houses: Houses;
beforeEach(async () => {
  houses = await newHouses();
});
afterEach(async () => houses.close());

const ID = 'oak';
const command: Command = { id: 'c1', expects: 1, ask: { do: 'deal' } };

/** A bus that wakes nobody: everybody has to poll. */
const deaf: Bus = {
  wake: () => undefined,
  follow: () => () => undefined,
  isUp: () => true,
  close: async () => Promise.resolve(),
};

function mailbox(): Mailbox {
  return new Mailbox(ID, {
    store: houses.store,
    bus: deaf,
    // Some letters are still on their way when the store closes.
    report: () => undefined,
  });
}

/** A table that accepts everything. */
const table = {
  ask: (_: unknown, { id }: Command, reply: (reply: Reply) => void) =>
    reply({ missed: [], answer: { is: 'answer', to: id, ok: true, seq: 2 } }),
} as unknown as Table;

/** A node that runs the table, and goes on running it. */
const runnerOf = (run: Table) => ({
  table: run,
  isStillRunHere: async () => Promise.resolve(true),
  answered: () => undefined,
});

test('the same command, asked of two nodes that do not run the table, is answered at both', async () => {
  const [runs, here, there] = ['runs', 'here', 'there'].map(mailbox) as [Mailbox, Mailbox, Mailbox];
  const answered: string[] = [];
  const lettersLeft = async (): Promise<number> => (await houses.store.letters(ID)).length;
  here.post({ guest: 'ada' }, command, () => answered.push('here'));
  there.post({ guest: 'ada' }, command, () => answered.push('there'));
  await expect.poll(lettersLeft).toBe(1);
  const deliver = (): void => runs.deliver(runnerOf(table));
  deliver();
  await expect.poll(lettersLeft).toBe(0);
  here.collect('ada c1');
  await expect.poll(() => answered).toEqual(['here']);
  expect(there.isWaiting()).toBe(true);
  // The other node collected the answer. Being told of it leads to the same question and the same answer.
  there.collect('ada c1');
  await expect.poll(lettersLeft).toBe(1);
  deliver();
  await expect.poll(lettersLeft).toBe(0);
  there.collect('ada c1');
  await expect.poll(() => answered).toEqual(['here', 'there']);
  expect(there.isWaiting()).toBe(false);
});

test('where nobody is told of the answer, looking around leads to it, too', async () => {
  const [runs, here, there] = ['runs', 'here', 'there'].map(mailbox) as [Mailbox, Mailbox, Mailbox];
  const answered: string[] = [];
  here.post({ guest: 'ada' }, command, () => answered.push('here'));
  there.post({ guest: 'ada' }, command, () => answered.push('there'));
  await expect
    .poll(() => {
      for (const one of [here, there]) {
        one.collectAll();
        one.postAgain();
      }
      runs.deliver(runnerOf(table));
      return answered.length;
    })
    .toBe(2);
  expect([here.isWaiting(), there.isWaiting()]).toEqual([false, false]);
});

test('a letter that was handed out three times and never answered is given up, for good', async () => {
  const handed: string[] = [];
  /** A node that dies when it tries, and others after it. */
  const dying = {
    ask: () => handed.push('ask'),
    giveUp: (_: unknown, { id }: Command, reply: (reply: Reply) => void) => {
      handed.push('giveUp');
      const refusal = { why: 'gaveUp' } as const;
      reply({ missed: [], answer: { is: 'answer', to: id, ok: false, refusal } });
    },
  } as unknown as Table;
  const here = mailbox();
  const answered: unknown[] = [];
  here.post({ guest: 'ada' }, command, ({ answer }) => answered.push(answer));
  await expect.poll(async () => (await houses.store.letters(ID)).length).toBe(1);
  for (let node = 1; node <= 4; node++) {
    const runs = mailbox();
    // Running work counts once, however often it's woken.
    for (let times = 0; times < 3; times++) {
      runs.deliver(runnerOf(dying));
      await expect.poll(() => handed.length).toBe(node);
    }
  }
  expect(handed).toEqual(['ask', 'ask', 'ask', 'giveUp']);
  await expect.poll(async () => (await houses.store.givenUp(ID)).length).toBe(1);
  here.collectAll();
  await expect
    .poll(() => {
      here.collectAll();
      return answered;
    })
    .toEqual([expect.objectContaining({ refusal: { why: 'gaveUp' } })]);
});

test('where too many letters wait, a guest is told that the server is busy', async () => {
  const here = mailbox();
  for (let at = 0; at < LETTERS_AT_TABLE; at++)
    await houses.store.post({ table: ID, id: `x ${at}`, guest: { guest: 'x' }, command }, Infinity);
  const answered: unknown[] = [];
  here.post({ guest: 'ada' }, command, ({ answer }) => answered.push(answer));
  await expect
    .poll(() => answered)
    .toEqual([expect.objectContaining({ refusal: { why: 'busy' } })]);
  expect(here.isWaiting()).toBe(false);
});
