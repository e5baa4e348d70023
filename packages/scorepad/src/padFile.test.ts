import { expect, test } from 'vitest';
import { deedsOf } from './deedsOf.ts';
import { write, type PadLog } from './log.ts';
import { notesOf } from './notesOf.ts';
import { openPad } from './pad.ts';
import { FORMAT, padFile } from './padFile.ts';
import { readPadFile } from './readPadFile.ts';
import { totalsOf } from './standing.ts';

const GAME = {
  format: FORMAT,
  rules: 'house',
  players: ['Ann', 'Bo', 'Cy', 'Di'],
  seating: 'pairs',
  starter: 2,
  rounds: [
    [
      {
        books: { clean: 2, dirty: 1 },
        out: true,
        grabs: 1,
        laid: {},
        caps: {},
        table: { values: { 5: 12, 10: 16, 20: 6 } },
        caught: 55,
      },
      {
        books: {},
        out: false,
        grabs: 0,
        laid: {},
        caps: {},
        table: { hundreds: 3, rest: 40 },
        caught: 500,
      },
    ],
  ],
};

function read(data: unknown) {
  const got = readPadFile(data);
  if (!got.ok) throw new Error(JSON.stringify(got.misfit));
  return got.notes;
}

const misfit = (data: unknown) => {
  const got = readPadFile(data);
  return got.ok ? undefined : got.misfit;
};

test('a file is totalled: 2 × 500 + 300 + 100 + 100 + 340 − 55, and 340 − 500', () => {
  const opened = openPad(read(GAME));
  expect(opened.ok && totalsOf(opened.pad)).toEqual([1785, -160]);
});

test('a written pad is read again, also through a log', () => {
  const notes = read(GAME);
  expect(read(JSON.parse(JSON.stringify(padFile(notes))))).toEqual(notes);
  const log = deedsOf(notes).reduce((sofar: PadLog, deed, at) => write(sofar, 'me', at, deed), []);
  expect(notesOf(log)).toEqual(notes);
});

test("a file that isn't a pad is refused with the wrong place named", () => {
  expect(misfit([])).toEqual({ misfit: 'wrong', where: '', want: 'object' });
  expect(misfit({})).toEqual({ misfit: 'format', want: FORMAT });
  const with_ = (change: object) => misfit({ ...GAME, ...change });
  expect(with_({ players: ['Ann'] })).toMatchObject({ where: 'players', want: 'players' });
  expect(with_({ starter: 4 })).toMatchObject({ where: 'starter', want: 'seat' });
  expect(with_({ rounds: [[{ book: {} }]] })).toEqual({
    misfit: 'unknownKey',
    where: 'rounds[0][0]',
    key: 'book',
    nearest: 'books',
  });
  expect(with_({ rounds: [[{ books: { clean: 1.5 } }]] })).toEqual({
    misfit: 'wrong',
    where: 'rounds[0][0].books.clean',
    want: 'wholeNumber',
  });
  expect(with_({ rounds: [[{ books: { 'clean books': 1 } }]] })).toEqual({
    misfit: 'unknownKey',
    where: 'rounds[0][0].books',
    key: 'clean books',
  });
  expect(with_({ rounds: [[{}, { table: 'lots' }]] })).toMatchObject({
    where: 'rounds[0][1].table',
    want: 'cards',
  });
});
