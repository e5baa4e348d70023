import type { Scorer } from '../actions/action.ts';
import type { Rules } from '../rules/rules.ts';

/** The rule that says whether more points are better. */
type Aim = Pick<Rules, 'counts'>;

/** Whether nothing counts but the cards held at the end. */
export function onlyHeldCounts({ counts }: Aim): boolean {
  return counts !== 'all';
}

/** Whether cards held count above nothing, and the lowest total wins. */
export function lowestWins({ counts }: Aim): boolean {
  return counts === 'lowWins';
}

/** Points by which anybody can be compared: more of them is always better. */
export function worthOf(aim: Aim, points: number): number {
  return lowestWins(aim) ? 0 - points : points;
}

/** The best of these points, which are at least one. */
export function bestOf(aim: Aim, points: readonly number[]): number {
  return lowestWins(aim) ? Math.min(...points) : Math.max(...points);
}

export interface Lead {
  /** The best totals: equal ones share the lead. */
  scorers: readonly Scorer[];
  /** How far the next one is behind; 0 where all are equal. */
  by: number;
}

export function leadIn(aim: Aim, totals: readonly number[]): Lead {
  const best = bestOf(aim, totals);
  const behind = totals.filter((total) => total !== best);
  return {
    scorers: totals.flatMap((total, scorer) => (total === best ? [scorer] : [])),
    by: behind.length === 0 ? 0 : Math.abs(best - bestOf(aim, behind)),
  };
}

/** The scorers with the best total first. */
export function inOrder(aim: Aim, totals: readonly number[]): Scorer[] {
  const worth = totals.map((total) => worthOf(aim, total));
  return [...totals.keys()].sort((one, other) => worth[other] - worth[one]);
}

/** The place of a total among all, from 1: equal ones share it. */
export function placeOf(aim: Aim, totals: readonly number[], own: number): number {
  return 1 + totals.filter((total) => worthOf(aim, total) > worthOf(aim, own)).length;
}
