import type { BoardResult } from '@hand-and-foot/protocol';
import { csvOf } from '@hand-and-foot/scorepad';
import type { PairNumber } from './movement.ts';
import type { ClubStanding } from './standings.ts';

/** The same in every language, as in the other files for spreadsheets. */
const HEAD = ['place', 'pair', 'names', 'boards', 'matchpoints', 'most', 'percent', 'ahead'];

/** The standings for a spreadsheet; names by pair. */
export function csvOfClub(
  standings: readonly ClubStanding[],
  names: ReadonlyMap<PairNumber, string>,
): string {
  const rows = standings.map(({ place, pair, boards, matchpoints, most, share, ahead }) => [
    place,
    pair,
    names.get(pair) ?? '',
    boards,
    matchpoints,
    most,
    Math.round(1000 * share) / 10,
    Math.round(ahead),
  ]);
  return csvOf([HEAD, ...rows]);
}

const BOARDS_HEAD = [
  'board',
  'table',
  'north south',
  'east west',
  'points north south',
  'points east west',
];

/** Every result for a spreadsheet, deal by deal. */
export function csvOfBoards(
  results: readonly BoardResult[],
  names: ReadonlyMap<PairNumber, string>,
): string {
  const rows = results.map(({ board, table, northSouth, eastWest, points }) => [
    board,
    table,
    names.get(northSouth) ?? '',
    names.get(eastWest) ?? '',
    ...points,
  ]);
  return csvOf([BOARDS_HEAD, ...rows]);
}
