import type { Pair } from './pair.ts';
import type { BotRole } from './roles.ts';

/** The same deal at two tables, with a and b in each other's seats at the second. */
export interface Board {
  board: number;
  /** The mean points of a's sides and of b's, table by table. */
  tables: readonly [Record<BotRole, number>, Record<BotRole, number>];
  /** By how many points a was ahead of b with the same seats and cards, both tables together. */
  difference: number;
}

export interface MatchResult {
  /** All differences together. */
  total: number;
  won: Record<BotRole | 'drawn', number>;
}

export function boardOf(board: number, { totals, ahead }: Pair): Board {
  return { board, tables: totals, difference: ahead };
}

export function resultOfMatch(boards: readonly Board[]): MatchResult {
  const count = (fits: (difference: number) => boolean): number =>
    boards.filter(({ difference }) => fits(difference)).length;
  return {
    total: boards.reduce((sum, { difference }) => sum + difference, 0),
    won: {
      a: count((points) => points > 0),
      b: count((points) => points < 0),
      drawn: count((points) => points === 0),
    },
  };
}
