import { party } from '@hand-and-foot/testkit';
import { legalActions } from '@hand-and-foot/engine';
import { beforeAll, expect, test } from 'vitest';
import { mend } from './mend.ts';
import { readLog } from './readLog.ts';
import { tableFrom } from './sitting.ts';

const LENGTH = 12;
let log: unknown[];
beforeAll(async () => {
  const all = await party({ rules: 'closed-books' });
  await all.ask('host', { do: 'deal' });
  while (all.seq < LENGTH) {
    const { state } = tableFrom(readLog('table', all.log.entries('table'))).sitting;
    await all.act(state!.turn, legalActions(state!)[0]!);
  }
  log = all.log.entries('table');
});

/** The log with these entries changed, or gone. */
function without(...seqs: number[]): unknown[] {
  return log.map((value, at) => (seqs.includes(at + 1) ? { ...(value as object), at: 5 } : value));
}

const mendOf = (...copies: unknown[][]) =>
  mend('table', (seq) => copies.flatMap((copy) => copy[seq - 1] ?? []), LENGTH);

test('a log that holds is whole', () => {
  expect(mendOf(log)).toEqual({ values: log, others: 0 });
});

test('changed or missing entries are named, with the ones that hold before them', () => {
  const changed = mendOf(without(6));
  expect(changed.values).toEqual(log.slice(0, 5));
  expect(changed.why?.message).toMatch(/^entry 6: Its checksum doesn’t match/);
  expect(mendOf(log.slice(0, 9)).why?.message).toBe('entry 10: It was saved, but it’s gone.');
  expect(mendOf([]).why?.seq).toBe(1);
});

test('entries are taken from another copy, and newer ones are kept', () => {
  expect(mendOf(without(3, 6), log.slice(0, 7))).toEqual({ values: log, others: 2 });
  expect(mendOf(without(3, 9), log.slice(0, 7)).values).toEqual(log.slice(0, 8));
});

test('a copy of another course is no copy', () => {
  expect(mendOf(without(6), without(6)).values).toHaveLength(5);
  expect(mend('elsewhere', (seq) => [log[seq - 1]], LENGTH).values).toEqual([]);
});

test('an entry that cannot be played again is damaged, whatever its shape', () => {
  const [opened] = log as [object];
  const odd = { version: 1, seq: 2, at: 1, entry: 'acted', seat: 0, action: null };
  const old = [{ ...opened, version: 1 }, odd];
  expect(mend('table', (seq) => [old[seq - 1]], 2).why?.seq).toBe(2);
});
