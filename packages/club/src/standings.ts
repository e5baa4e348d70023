import type { BoardResult } from '@hand-and-foot/protocol';
import type { PairNumber } from './movement.ts';

/** Makes points comparable: under some rules fewer are better. */
export type Worth = (points: number) => number;

export const asTheyAre: Worth = (points) => points;

/** A pair's night so far. */
export interface ClubStanding {
  /** Equals share the better place. */
  readonly place: number;
  readonly pair: PairNumber;
  readonly boards: number;
  /** Two for each result with the same cards that was worse, one for each equal one; of so many. */
  readonly matchpoints: number;
  readonly most: number;
  /** The share of them, from 0 to 1; 0 before anything can be compared. */
  readonly share: number;
  /** Points ahead of the mean of the others with the same cards, all boards together. */
  readonly ahead: number;
}

/** One pair's lead on a board, beside the leads of others who held the same cards. */
interface Line {
  readonly pair: PairNumber;
  readonly lead: number;
  readonly others: readonly number[];
}

/**
 * Ranks these pairs. Matchpoints decide, as at bridge clubs: each board counts the same, so one huge round doesn't
 * settle the night. Points ahead break ties.
 */
export function standingsOf(
  results: readonly BoardResult[],
  field: readonly PairNumber[],
  worth: Worth = asTheyAre,
): ClubStanding[] {
  const lines = linesOf(results, worth);
  const scored = field
    .map((pair) => scoreOf(pair, lines))
    .sort((one, other) => other.share - one.share || other.ahead - one.ahead);
  return scored.map((one) => ({
    place: 1 + scored.filter((o) => isBetter(o, one)).length,
    ...one,
  }));
}

type Score = Omit<ClubStanding, 'place'>;

function isBetter(one: Score, other: Score): boolean {
  return one.share > other.share || (one.share === other.share && one.ahead > other.ahead);
}

function linesOf(results: readonly BoardResult[], worth: Worth): Line[] {
  return results.flatMap(({ board, northSouth, eastWest, points: [one, other] }, at) => {
    const others = results
      .filter((result, place) => result.board === board && place !== at)
      .map(({ points }) => worth(points[0]) - worth(points[1]));
    const lead = worth(one) - worth(other);
    return [
      { pair: northSouth, lead, others },
      { pair: eastWest, lead: -lead, others: others.map((points) => -points) },
    ];
  });
}

function scoreOf(pair: PairNumber, lines: readonly Line[]): Score {
  const own = lines.filter((line) => line.pair === pair);
  const matchpoints = own.reduce((sum, line) => sum + matchpointsOf(line), 0);
  const most = own.reduce((sum, { others }) => sum + 2 * others.length, 0);
  const ahead = own.reduce((sum, line) => sum + aheadIn(line), 0);
  const share = most === 0 ? 0 : matchpoints / most;
  return { pair, boards: own.length, matchpoints, most, share, ahead };
}

function matchpointsOf({ lead, others }: Line): number {
  return others.reduce((sum, other) => sum + 1 + Math.sign(lead - other), 0);
}

function aheadIn({ lead, others }: Line): number {
  if (others.length === 0) return 0;
  return lead - others.reduce((sum, other) => sum + other, 0) / others.length;
}
