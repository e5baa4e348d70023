import { invited, known, seatedParty, type Party } from '@hand-and-foot/testkit';
import { expect, test } from 'vitest';

const refused = (why: string): unknown => expect.objectContaining({ refusal: { why } });
const ok: unknown = expect.objectContaining({ ok: true });

/** Says so much that it is too much. */
async function talk(all: Party, name: string): Promise<number> {
  for (let lines = 0; ; lines++) {
    const answer = await all.ask(invited(name), { do: 'say', text: `line ${lines}` });
    if (!answer.ok) return lines;
    if (lines > 1000) throw new Error('talk has no end');
  }
}

test('somebody who talks without end must wait, and the others need not', async () => {
  const all = await seatedParty();
  const lines = await talk(all, 'Ben');
  expect(lines).toBeGreaterThanOrEqual(5);
  expect(lines).toBeLessThan(15);
  expect(await all.ask(invited('Ben'), { do: 'say', text: 'more' })).toEqual(refused('tooOften'));
  expect(await all.ask(invited('Ada'), { do: 'say', text: 'Ben, please' })).toEqual(ok);
  await all.clock.pass(5000);
  expect(await all.ask(invited('Ben'), { do: 'say', text: 'sorry' })).toEqual(ok);
  expect(await all.ask(invited('Ben'), { do: 'say', text: 'really' })).toEqual(refused('tooOften'));
});

test('the allowance is in the log: neither another line nor another node gives a new one', async () => {
  const all = await seatedParty();
  await talk(all, 'Ben');
  const again = await all.again();
  expect(await again.ask(invited('Ben'), { do: 'say', text: 'more' })).toEqual(refused('tooOften'));
});

test('talk leaves enough for getting up and sitting down, but not without end', async () => {
  const all = await seatedParty();
  await talk(all, 'Ben');
  expect(await all.ask(invited('Ben'), { do: 'leave', seat: 1 })).toEqual(ok);
  expect(await all.ask(invited('Ben'), { do: 'sit', seat: 1, name: 'Benjamin' })).toEqual(ok);
  for (let times = 0; times < 3; times++)
    await all.ask(invited('Ben'), { do: 'sit', seat: 1, name: `Ben ${times}` });
  expect(await all.ask(invited('Ben'), { do: 'sit', seat: 1, name: 'B.' })).toEqual(
    refused('tooOften'),
  );
});

test('one seed for the shuffle is always taken, and play is never held up', async () => {
  const all = await seatedParty();
  await talk(all, 'Ben');
  for (let times = 0; times < 5; times++)
    await all.ask(invited('Ben'), { do: 'sit', seat: 1, name: `Ben ${times}` });
  const mix = { do: 'mix', seed: 'b'.repeat(64) } as const;
  expect(await all.ask(invited('Ben'), mix)).toEqual(ok);
  expect(await all.ask(invited('Ben'), mix)).toEqual(refused('tooOften'));
  expect(await all.ask(invited('Ben'), { do: 'deal' })).toEqual(ok);
});

test('however slowly they do it, nobody fills the log of one round, nor do all together', async () => {
  const all = await seatedParty();
  const before = all.seq;
  let strangers = 0;
  for (let ended = false; !ended;) {
    await all.clock.pass(3_600_000);
    const lines = await talk(all, 'Ben');
    ended = lines === 0;
  }
  expect(await all.ask(invited('Ben'), { do: 'say', text: 'more' })).toEqual(refused('tooMuch'));
  expect(await all.ask(known('host'), { do: 'leave', seat: 1 })).toEqual(ok);
  for (;;) {
    const name = `stranger ${++strangers}`;
    await all.clock.pass(60_000);
    const answer = await all.ask(invited(name), { do: 'sit', seat: 1, name: 'Eve' });
    if (!answer.ok) break;
    await all.ask(invited(name), { do: 'leave', seat: 1 });
  }
  expect(all.seq - before).toBeLessThan(1100);
  expect(await all.ask(known('Ada'), { do: 'mix', seed: 'a'.repeat(64) })).toEqual(ok);
  expect(await all.ask(known('host'), { do: 'close' })).toEqual(ok);
});

test('a time of day that is set back by an hour silences nobody for an hour', async () => {
  const all = await seatedParty();
  await talk(all, 'Ben');
  all.clock.step(-3_600_000);
  expect(await all.ask(invited('Ben'), { do: 'say', text: 'what time is it?' })).toEqual(ok);
  expect(await talk(all, 'Ben')).toBeLessThan(15);
});
