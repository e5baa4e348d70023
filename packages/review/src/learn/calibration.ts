import { prospectFrom, type Prospect } from '../prospect.ts';
import { chancesOf, type Drift } from '../win.ts';
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

/** The chances of all who have a running total. */
export function chancesIn(prospects: readonly Prospect[], sample: Sample, drift: Drift): number[] {
  const expected = sample.sides.map((side, scorer) => {
    const { points, variance } = prospects[side]!;
    return { points: points + sample.totals[scorer]!, variance };
  });
  return chancesOf(expected, sample.toCome, drift);
}

export function tenthsOf(samples: readonly Sample[], weights: Float64Array, drift: Drift): Tenth[] {
  const tenths = Array.from({ length: 10 }, () => ({ count: 0, said: 0, happened: 0 }));
  for (const sample of samples)
    chancesIn(prospectsIn(weights, sample), sample, drift).forEach((said, scorer) => {
      const tenth = tenths[Math.min(9, Math.floor(said * 10))]!;
      tenth.count++;
      tenth.said += said;
      tenth.happened += sample.won[scorer]!;
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
