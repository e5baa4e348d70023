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
