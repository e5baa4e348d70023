import { readFileSync } from 'node:fs';
import { verifyRecord } from '@hand-and-foot/referee';
import { bot, party } from '@hand-and-foot/testkit';
import { expect, test } from 'vitest';
import { readLog } from './readLog.ts';
import { recordOf } from './recordOf.ts';

const labels = { names: ['Ada', 'Ben', 'Cleo', 'Dora'], engine: '0.1.0' };

test.each(['house', 'lords-and-ladies', 'six-deck', 'singles', 'closed-books'])(
  'a game of %s can be saved as a record that holds',
  async (rules) => {
    const all = await party({ rules, pace: 'quick', seats: labels.names.map((name) => bot(name)) });
    for (let round = 1; round <= 2; round++) {
      await all.ask('host', { do: 'deal' });
      await all.clock.pass(10_000_000);
    }
    const lines = recordOf(readLog('table', all.log.entries('table')), labels);
    expect(JSON.parse(lines[0]!)).toMatchObject({ rules, seats: labels.names });
    expect(verifyRecord(lines.join('\n'))).toMatchObject({ ok: true, games: 1, rounds: 2 });
  },
);

test('a game under way is recorded as far as it has come', () => {
  const golden = readFileSync(new URL('../golden/version-1.jsonl', import.meta.url), 'utf8');
  const stored = golden.trimEnd().split('\n');
  const entries = readLog(
    '',
    stored.map((line) => JSON.parse(line) as unknown),
  );
  const lines = recordOf(entries.slice(0, 29), labels);
  expect(verifyRecord(lines.join('\n'))).toEqual({ ok: true, games: 1, rounds: 0, actions: 19 });
});

test('rules of a table’s own are recorded whole', () => {
  const golden = readFileSync(new URL('../golden/version-1.jsonl', import.meta.url), 'utf8');
  const [opened] = readLog('', [JSON.parse(golden.slice(0, golden.indexOf('\n')))]);
  if (opened?.entry !== 'opened') throw new Error('a log begins with its opening');
  const { rules } = opened.terms;
  const own = { id: 'ours', name: 'Ours', rules: { ...rules.rules, draw: 3 } };
  const [header] = recordOf([{ ...opened, terms: { ...opened.terms, rules: own } }], labels);
  expect(JSON.parse(header!)).toMatchObject({ rules: { id: 'ours', rules: { draw: 3 } } });
});
