import type { Drift } from '../drift.ts';
import { prospectFrom, type Prospect } from '../prospect.ts';
import { chancesOf, sharesOfBest } from '../win.ts';
import type { Sample } from './samples.ts';

/** One tenth of the chances: how many were there, what they said, and what came of them. */
export interface Tenth {
  readonly from: number;
  readonly count: number;
  readonly said: number;
  readonly happened: number;
}

/** The net’s word on every side of a moment. */
export function prospectsIn(weights: Float64Array, { rows, now }: Sample): Prospect[] {
  return rows.map((row, side) => prospectFrom(weights, row, now[side]!));
}

/** The chances given to everybody at one moment, and their shares of the win in the end. */
export interface Claim {
  readonly said: readonly number[];
  readonly happened: readonly number[];
}

/** The chances of all who have a running total to win the game. */
export function claimOfGame(
  prospects: readonly Prospect[],
  { sides, totals, toCome, won }: Sample,
  drift: Drift,
): Claim {
  const expected = sides.map((side, scorer) => {
    const { points, variance } = prospects[side]!;
    return { points: points + totals[scorer]!, variance };
  });
  return { said: chancesOf(expected, toCome, drift), happened: won };
}

/** The chances of the sides to win the round. */
export function claimOfRound(
  prospects: readonly Prospect[],
  { points }: Sample,
  drift: Drift,
): Claim {
  return { said: chancesOf(prospects, 0, drift), happened: sharesOfBest(points) };
}

export function tenthsOf(claims: readonly Claim[]): Tenth[] {
  const tenths = Array.from({ length: 10 }, () => ({ count: 0, said: 0, happened: 0 }));
  for (const { said, happened } of claims)
    said.forEach((chance, at) => {
      const tenth = tenths[Math.min(9, Math.floor(chance * 10))]!;
      tenth.count++;
      tenth.said += chance;
      tenth.happened += happened[at]!;
    });
  return tenths.map(({ count, said, happened }, at) => ({
    from: at / 10,
    count,
    said: said / Math.max(1, count),
    happened: happened / Math.max(1, count),
  }));
}

/** The share of the variance of the round’s points that the forecast explains, of moments in the middle. */
export function explained(samples: readonly Sample[], weights: Float64Array): number {
  const middle = samples.filter(({ played }) => played > 0.4 && played < 0.6);
  const points = middle.flatMap((sample) => sample.points);
  const mean = points.reduce((sum, each) => sum + each, 0) / points.length;
  let [missed, all] = [0, 0];
  for (const sample of middle)
    prospectsIn(weights, sample).forEach((prospect, side) => {
      const came = sample.points[side]!;
      missed += (prospect.points - came) * (prospect.points - came);
      all += (came - mean) * (came - mean);
    });
  return 1 - missed / all;
}
