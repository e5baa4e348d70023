import { weigh } from '../weigh.ts';
import { chancesOf, type Drift } from '../win.ts';
import { expectedIn } from './fit.ts';
import type { Sample } from './samples.ts';

/** One tenth of the chances: how many were there, what they said, and what came of them. */
export interface Tenth {
  readonly from: number;
  readonly count: number;
  readonly said: number;
  readonly happened: number;
}

export function tenthsOf(
  samples: readonly Sample[],
  weights: readonly number[],
  drift: Drift,
): Tenth[] {
  const tenths = Array.from({ length: 10 }, () => ({ count: 0, said: 0, happened: 0 }));
  for (const sample of samples) {
    const expected = expectedIn(sample, weights);
    const said = chancesOf(expected, sample.left, sample.roundsToCome, drift)[0]!;
    const tenth = tenths[Math.min(9, Math.floor(said * 10))]!;
    tenth.count++;
    tenth.said += said;
    tenth.happened += sample.won;
  }
  return tenths.map(({ count, said, happened }, at) => ({
    from: at / 10,
    count,
    said: said / Math.max(1, count),
    happened: happened / Math.max(1, count),
  }));
}

/** The share of the variance of the round's points that the forecast explains, of moments in the middle. */
export function explained(samples: readonly Sample[], weights: readonly number[]): number {
  const middle = samples.filter(({ played }) => played > 0.4 && played < 0.6);
  const mean = middle.reduce((sum, { points }) => sum + points, 0) / middle.length;
  let [missed, all] = [0, 0];
  for (const { features, now, points } of middle) {
    const miss = now + weigh(features, weights) - points;
    missed += miss * miss;
    all += (points - mean) * (points - mean);
  }
  return 1 - missed / all;
}
