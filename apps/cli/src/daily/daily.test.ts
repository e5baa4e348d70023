import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apply, type State } from '@hand-and-foot/engine';
import { positionRecord, readRecord } from '@hand-and-foot/record';
import { sumOf } from '@hand-and-foot/table';
import { english } from '@hand-and-foot/words';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { paintFor } from '../paint.ts';
import type { Terminal } from '../play/terminal.ts';
import { loadNet } from '@hand-and-foot/bots';
import { describe, playDaily } from './daily.ts';
import { dealTyped } from './index.ts';

await loadNet();

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hand-and-foot-daily-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Types the first suggestion of `hint`, for so many lines, then leaves. */
function guided(mostLines = 5000): { terminal: Terminal; shown: () => string } {
  let all = '';
  let fresh = 0;
  let lines = 0;
  const terminal: Terminal = {
    width: 79,
    paint: paintFor(false),
    write: (text) => void (all += text),
    ask(prompt) {
      const since = all.slice(fresh);
      fresh = all.length;
      all += `${prompt}\n`;
      if (++lines > mostLines) return Promise.resolve(undefined);
      if (!since.includes('You can type:')) return Promise.resolve('hint');
      return Promise.resolve(/^ {2}(\S.*?)(?: {2}|$)/m.exec(since.split('You can type:')[1]!)?.[1]);
    },
    close() {},
  };
  return { terminal, shown: () => all };
}

test('a try can be left and goes on; once it is over it counts, and no other does', async () => {
  const deal = dealTyped('2026-11-18', 'six-deck');
  const first = guided(12);
  await playDaily(deal, first.terminal, folder);
  expect(first.shown()).toContain('Your try is saved');
  expect(describe(deal, folder).result).toBeUndefined();
  const second = guided();
  await playDaily(deal, second.terminal, folder);
  const { par, result } = describe(deal, folder);
  expect(result!.difference).toBe(result!.points - par);
  expect(second.shown()).toContain(
    `You scored ${english.figure(result!.points)} points. Expert scored ${english.figure(par)} with`,
  );
  expect(second.shown()).toMatch(/daily deal 2026-11-18\n.*: [+−]?[\d,]+ vs\. Expert\n$/);
  const third = guided();
  await playDaily(deal, third.terminal, folder);
  expect(third.shown()).toContain('You already played this deal');
  expect(third.shown()).not.toContain('›');
  expect(describe(deal, folder).result).toEqual(result);
  expect(readdirSync(join(folder, 'daily', 'finished'))).toEqual(['2026-11-18-six-deck.hf.jsonl']);
});

const golden = new URL('../../../../packages/testkit/golden/daily.json', import.meta.url);
const deals = JSON.parse(readFileSync(golden, 'utf8')) as Record<
  'date' | 'rules' | 'cards',
  string
>[];

/** The table of a record as its first turn begins. */
function dealtIn(record: string): State {
  const [begun, ...steps] = readRecord(record).replay!.steps;
  let state = begun!.state!;
  for (const { seat, action } of steps) {
    if (state.phase !== 'deal') break;
    const outcome = apply(state, seat!, action!);
    if (outcome.ok) ({ state } = outcome);
  }
  return state;
}

test.each(deals)('$date by $rules: the terminal deals the known cards', async (known) => {
  await playDaily(dealTyped(known.date, known.rules), guided(0).terminal, folder);
  const path = join(folder, 'daily', 'games', `${known.date}-${known.rules}.hf.jsonl`);
  const state = dealtIn(readFileSync(path, 'utf8'));
  const { hands, feet, knees, stock, discards } = positionRecord(state);
  expect(sumOf(JSON.stringify([hands, feet, knees, stock, discards]))).toBe(known.cards);
});

test('the description tells no card', () => {
  const deal = dealTyped('2099-12-31', 'house');
  expect(Object.keys(describe(deal, folder))).toEqual([
    'date',
    'rules',
    'players',
    'partners',
    'seed',
    'seats',
    'par',
  ]);
});

test('a bad date and rules without an id get a sentence', () => {
  expect(() => dealTyped('2026-02-30', 'house')).toThrow('"2026-02-30" isn’t a date.');
  expect(() => dealTyped('2026-02-03', 'hous')).toThrow('Did you mean house?');
});
