import type { Seat, Terms } from '@hand-and-foot/engine';
import type { ReviewedTurn } from '@hand-and-foot/review';
import { words } from './words.ts';

const MOST_CHANCES = 3;

/** The seat's turns that would have gained most, where the gain is more than uncertainty. */
export function chancesOf(turns: readonly ReviewedTurn[], seat: Seat): ReviewedTurn[] {
  return turns
    .filter((turn) => turn.seat === seat && turn.low > 0)
    .sort((one, other) => other.cost - one.cost)
    .slice(0, MOST_CHANCES);
}

/** A turn that moved somebody's chance to win. */
export interface Swing {
  readonly turn: ReviewedTurn;
  readonly before: number;
  readonly after: number;
}

/** The turns after which the chance of this scorer was most different, by how much. */
export function swingsOf(
  turns: readonly ReviewedTurn[],
  chances: readonly number[],
  most: number,
): Swing[] {
  return turns
    .flatMap((turn) => {
      const [before, after] = [chances[turn.from - 1], chances[turn.to]];
      return before === undefined || after === undefined ? [] : [{ turn, before, after }];
    })
    .sort((one, other) => sizeOf(other) - sizeOf(one))
    .slice(0, most);
}

function sizeOf({ before, after }: Swing): number {
  return Math.abs(after - before);
}

/** How far ahead of the others' mean this one is. */
export function aheadOfMean(points: readonly number[], scorer: number): number {
  const others = points.filter((_, each) => each !== scorer);
  return points[scorer]! - others.reduce((sum, each) => sum + each, 0) / others.length;
}

/** "Team", or "Player" where everybody has a total of their own. */
export function sayScorer({ scorers, players }: Terms): string {
  return words.value.scorer(scorers === players);
}
