import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPadFile, totalsOf } from '@hand-and-foot/scorepad';
import { afterAll, expect, test } from 'vitest';
import { paintFor } from '../paint.ts';
import type { Terminal } from '../play/terminal.ts';
import { gameData } from './gameData.ts';
import { gameLines } from './gameLines.ts';
import { keepScore } from './keepScore.ts';
import { readPad } from './readPad.ts';

const folder = mkdtempSync(join(tmpdir(), 'score-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const screen = { paint: paintFor(false), width: 79 };

/** Types these lines and remembers the screen. */
function typing(...lines: string[]): Terminal & { seen(): string } {
  let shown = '';
  return {
    ...screen,
    write: (text) => {
      shown += text;
    },
    ask: (prompt) => {
      const line = lines.shift();
      shown += `${prompt}${line ?? ''}\n`;
      return Promise.resolve(line);
    },
    close: () => undefined,
    seen: () => shown,
  };
}

function file(name: string, data: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof data === 'string' ? data : JSON.stringify(data));
  return path;
}

const GAME = {
  format: 'hand-and-foot-pad/1',
  rules: 'house',
  players: ['Ann', 'Bo', 'Cy', 'Di'],
  seating: 'pairs',
  rounds: [
    [
      { books: { clean: 2, dirty: 1 }, out: true, table: { values: { 5: 12, 10: 16, 20: 6 } } },
      { books: { dirty: 1 }, table: { hundreds: 3, rest: 42 }, caught: 500 },
    ],
  ],
};

test('a file is totalled line by line, with what looks wrong', () => {
  const lines = gameLines(readPad(file('game.json', GAME)), screen);
  expect(lines).toContain('This round                   1,740         142');
  expect(lines).toContain('? Bo and Di: no cards add up to 342 points. Is it 340 or 345?');
  expect(lines.at(-1)).toBe('Ann and Cy lead by 1,598.');
});

test('the same as data', () => {
  const data = gameData(readPad(file('game.json', GAME)));
  expect(data.totals).toEqual([
    { who: ['Ann', 'Cy'], total: 1740 },
    { who: ['Bo', 'Di'], total: 142 },
  ]);
  expect(data.rounds[0]!.notices.map(({ notice }) => notice)).toEqual(['oddPoints']);
});

test.each([
  ['not JSON', '{', /isn’t JSON\. Look/],
  ['no pad', {}, /should start with "format"/],
  [
    'too many players',
    { ...GAME, rules: 'six-deck', players: ['a', 'b'] },
    /for 4 or 6 players, not 2/,
  ],
  ['rules nobody knows', { ...GAME, rules: 'hosue' }, /the rules in it don’t work/],
])('%s: a sentence says so', (_, data, sentence) => {
  expect(() => readPad(file('bad.json', data))).toThrow(sentence);
});

test('a game is kept round by round, corrected, and gone on with', async () => {
  const keep = join(folder, 'kept.json');
  const ann = ['1', '1', 'y', '', '16x10', ''];
  const bo = ['', '', 'n', 'many', '1', '5h 85', '55'];
  const options = { rules: 'house', players: '2', names: 'Ann, Bo', keep };
  const first = typing(...ann, ...bo, 'quit');
  await keepScore(options, first);
  expect(first.seen()).toContain('Round 1 of 4: 50 to go down · Ann starts');
  expect(first.seen()).toContain('Type a whole number, or 0 for none.');
  expect(totals(keep)).toEqual([500 + 300 + 100 + 160, 100 + 585 - 55]);
  // In round 1 Ann really had two clean piles; the second line is typed twice.
  const again = typing('', 'quit');
  await keepScore(options, again);
  expect(again.seen()).toContain('Round 2 of 4: 90 to go down · Bo starts');
  const fixed = typing(
    ...ann,
    ...bo,
    'fix 1',
    '2',
    '5',
    'back',
    '1',
    ...Array<string>(10).fill(''),
    'q',
  );
  await keepScore(options, fixed);
  expect(fixed.seen()).toContain('Went out (100) y/n [y] › ');
  expect(fixed.seen()).toContain('Cards on the table [5h 85] › ');
  expect(totals(keep)).toEqual([1000 + 300 + 100 + 160 + 1060, 2 * 630]);
  expect(JSON.parse(readFileSync(keep, 'utf8'))).toHaveProperty('date');
});

function totals(path: string): number[] {
  expect(existsSync(path)).toBe(true);
  expect(readPadFile(JSON.parse(readFileSync(path, 'utf8'))).ok).toBe(true);
  return totalsOf(readPad(path));
}
