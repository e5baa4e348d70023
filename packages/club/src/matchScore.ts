import type { BoardResult, Team } from '@hand-and-foot/protocol';
import { asTheyAre, type Worth } from './standings.ts';

/** The points of two teams on a board, at all tables together. */
export interface MatchBoard {
  readonly board: number;
  readonly points: readonly [number, number];
}

export interface MatchScore {
  readonly boards: readonly MatchBoard[];
  readonly total: readonly [number, number];
  /** Boards won by each team; equal ones are nobody's. */
  readonly won: readonly [number, number];
}

/** The score of a match. `teamOf` tells a pair's team; only boards that both teams held both ways count. */
export function matchScore(
  results: readonly BoardResult[],
  teamOf: (pair: number) => Team,
  worth: Worth = asTheyAre,
): MatchScore {
  const numbers = [...new Set(results.map(({ board }) => board))].sort((a, b) => a - b);
  const boards = numbers.flatMap((board) => {
    const own = results.filter((result) => result.board === board);
    const turned = own.filter(({ northSouth }) => teamOf(northSouth) === 1).length;
    if (own.length === 0 || 2 * turned !== own.length) return [];
    return [{ board, points: [pointsOf(own, 0, teamOf), pointsOf(own, 1, teamOf)] as const }];
  });
  const sum = (team: Team): number => boards.reduce((all, { points }) => all + points[team], 0);
  const won = (team: Team): number =>
    boards.filter(({ points }) => worth(points[team]) > worth(points[team === 0 ? 1 : 0])).length;
  return { boards, total: [sum(0), sum(1)], won: [won(0), won(1)] };
}

function pointsOf(
  results: readonly BoardResult[],
  team: Team,
  teamOf: (pair: number) => Team,
): number {
  return results.reduce(
    (sum, { northSouth, points }) => sum + points[teamOf(northSouth) === team ? 0 : 1],
    0,
  );
}
