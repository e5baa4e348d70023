import { expect, test } from 'vitest';
import type { BoardResult } from '@hand-and-foot/protocol';
import { movementFor } from './movement.ts';
import { standingsOf } from './standings.ts';

const result = (
  board: number,
  northSouth: number,
  eastWest: number,
  ...points: [number, number]
): BoardResult => ({ board, table: 1, northSouth, eastWest, points });

test('a board is compared with those who held the same cards', () => {
  const results = [result(1, 1, 4, 900, 500), result(1, 2, 5, 600, 500), result(1, 3, 6, 600, 500)];
  const standings = standingsOf(results, [1, 2, 3]);
  expect(standings).toMatchObject([
    { place: 1, pair: 1, matchpoints: 4, most: 4, share: 1, ahead: 300 },
    { place: 2, pair: 2, matchpoints: 1, most: 4, share: 0.25, ahead: -150 },
    { place: 2, pair: 3, matchpoints: 1, most: 4, share: 0.25, ahead: -150 },
  ]);
  expect(standingsOf(results, [4, 5, 6]).map(({ place, pair }) => [place, pair])).toEqual([
    [1, 5],
    [1, 6],
    [3, 4],
  ]);
});

test('one huge board doesn’t settle the night', () => {
  const results = [
    result(1, 1, 3, 9000, 0),
    result(1, 2, 4, 0, 0),
    ...[2, 3].flatMap((board) => [result(board, 1, 3, 0, 10), result(board, 2, 4, 0, 0)]),
  ];
  expect(standingsOf(results, [1, 2]).map(({ pair }) => pair)).toEqual([2, 1]);
});

test('before a second table has played a board, nothing is compared', () => {
  expect(standingsOf([result(1, 1, 2, 500, 100)], [1, 2])).toMatchObject([
    { place: 1, boards: 1, most: 0, share: 0, ahead: 0 },
    { place: 1, boards: 1, most: 0, share: 0, ahead: 0 },
  ]);
});

test('over a whole night every board gives out the same, and the stronger pair wins', () => {
  const rounds = movementFor({ pairs: 8, kind: 'howell', boardsARound: 2 });
  const results = rounds.flatMap(({ boards, tables }) =>
    boards.flatMap((board) =>
      tables.map(({ northSouth, eastWest }) =>
        result(board, northSouth, eastWest, 1000 - 10 * northSouth, 1000 - 10 * eastWest),
      ),
    ),
  );
  const standings = standingsOf(results, [1, 2, 3, 4, 5, 6, 7, 8]);
  expect(standings[0]!.pair).toBe(1);
  expect(standings.at(-1)!.pair).toBe(8);
  const all = standings.reduce((sum, { matchpoints }) => sum + matchpoints, 0);
  const most = standings.reduce((sum, each) => sum + each.most, 0);
  expect(all).toBe(most / 2);
  expect(standings.reduce((sum, { ahead }) => sum + ahead, 0)).toBeCloseTo(0);
});
