import { readFileSync } from 'node:fs';
import { openPad, readPadFile, totalsOf, type Count, type Pad } from '@hand-and-foot/scorepad';
import { expect, test } from 'vitest';
import { resultOfPad } from './fromPad.ts';

const RULES = { parent: 'house', changes: { gameEnd: { after: 'rounds', rounds: 2 } } };

function padWith(...rounds: Count['numbers'][][]): Pad {
  const ways = { table: 'total', caught: 'total' } as const;
  const opened = openPad({
    table: { rules: RULES, players: 4, seating: 'pairs' },
    names: ['Ana', ' Ben', '', 'Di'],
    starter: 0,
    rounds: rounds.map((sides, at) => ({
      id: at + 1,
      counts: sides.map((numbers) => ({ numbers, ways })),
    })),
    nextId: 9,
  });
  if (!opened.ok) throw new Error(opened.why);
  return opened.pad;
}

const first = [
  { 'books/clean': 2, 'books/dirty': 1, 'table/total': 300, out: 1 },
  { 'books/dirty': 3, 'table/total': 200, 'caught/total': 45 },
] as const;
const second = [{ 'table/total': 100 }, { 'books/clean': 1, 'table/total': 50, out: 1 }] as const;

test('a pad counts once its last round is there', () => {
  expect(resultOfPad(padWith([...first]), 'p', 7)).toBeUndefined();
  expect(resultOfPad(padWith([...first], [...second]), 'p', 7)).toMatchObject({
    id: 'p',
    from: 'scorepad',
    ended: 7,
    seats: ['Ana', 'Ben', '', 'Di'].map((name) => ({ is: 'person', name })),
    scorers: [
      [0, 2],
      [1, 3],
    ],
    rounds: [
      {
        scorers: [
          { points: 1700, books: { clean: 2, dirty: 1, wild: 0 }, wentOut: true },
          { points: 1055, books: { clean: 0, dirty: 3, wild: 0 }, wentOut: false },
        ],
      },
      {
        scorers: [
          { points: 100, books: { clean: 0, dirty: 0, wild: 0 }, wentOut: false },
          { points: 650, books: { clean: 1, dirty: 0, wild: 0 }, wentOut: true },
        ],
      },
    ],
    totals: [1800, 1705],
    winners: [0],
  });
});

test('a pad kept since an earlier version can be counted', () => {
  const file = new URL('../../testkit/golden/stored/pad.json', import.meta.url);
  const read = readPadFile(JSON.parse(readFileSync(file, 'utf8')));
  const opened = read.ok && openPad(read.notes);
  if (!opened || !opened.ok) throw new Error('the stored pad cannot be opened');
  expect(resultOfPad(opened.pad, 'p', 0)!.totals).toEqual(totalsOf(opened.pad));
});
