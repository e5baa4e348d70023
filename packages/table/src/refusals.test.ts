import { party, person, type Party } from '@hand-and-foot/testkit';
import { describe, expect, test } from 'vitest';

const ok: unknown = expect.objectContaining({ ok: true });
const no = (why: string): unknown =>
  expect.objectContaining({ refusal: expect.objectContaining({ why }) as unknown });

const nobody = { is: 'nobody' } as const;
const deal = { do: 'deal' } as const;

/** Ada has asked for a deal that could not be, because Ben was not there yet. */
async function refused(): Promise<{ all: Party; again: { id: string; expects: number } }> {
  const all = await party({ rules: 'closed-books', seats: [person('Ada'), nobody] });
  await all.ask(0, { do: 'sit', seat: 0, name: 'Ada Lovelace' });
  const again = { id: 'early', expects: all.seq };
  expect(await all.ask(0, deal, again)).toEqual(no('seatsEmpty'));
  return { all, again };
}

const sit = { do: 'sit', seat: 1, name: 'Ben' } as const;

describe('a refused command is never carried out', () => {
  test('when it comes again after what stood against it is gone', async () => {
    const { all, again } = await refused();
    await all.ask(1, sit);
    expect(await all.ask(0, deal, again)).toEqual(no('seatsEmpty'));
  });

  test('when another runs the table by then, who knows nothing of it', async () => {
    const { all, again } = await refused();
    const next = await all.again();
    expect(await next.ask(1, sit)).toEqual(ok);
    expect(await next.ask(0, deal, again)).toEqual(no('stale'));
  });

  test('when so much was refused since then that it is forgotten', async () => {
    const { all, again } = await refused();
    for (let times = 0; times < 90; times++)
      await all.ask(0, deal, { id: `more ${times}`, expects: again.expects });
    await all.ask(1, sit);
    expect(await all.ask(0, deal, again)).toEqual(no('stale'));
  });
});

test('however much one asker is refused, what another was told is not forgotten', async () => {
  const { all, again } = await refused();
  for (let times = 0; times < 200; times++)
    await all.ask(1, deal, { id: `noise ${times}`, expects: again.expects });
  await all.ask(1, sit);
  expect(await all.ask(0, deal, again)).toEqual(no('seatsEmpty'));
});

test('a node that takes a table over does what its last entry decided', async () => {
  const { all } = await refused();
  await all.ask(1, sit);
  const { seq } = all;
  const next = await all.again();
  expect(await next.ask(1, deal, { id: 'late', expects: seq })).toEqual(ok);
});

describe('a command that is given up', () => {
  const command = { id: 'heavy', expects: 1, ask: { do: 'sit', seat: 1, name: 'Ben' } } as const;
  const giveUp = async (all: Party, of = command): Promise<unknown> =>
    new Promise((resolve) => all.table.giveUp(1, of, ({ answer }) => resolve(answer)));

  test('is refused without being looked at, and not done when it comes again', async () => {
    const { all } = await refused();
    expect(await giveUp(all)).toEqual(no('gaveUp'));
    expect((await all.send(1, command)).answer).toEqual(no('gaveUp'));
  });

  test('gets the answer it had, if it was done after all', async () => {
    const { all } = await refused();
    await all.send(1, command);
    expect(await giveUp(all)).toEqual(ok);
    expect(await giveUp(await all.again())).toEqual(ok);
  });
});
