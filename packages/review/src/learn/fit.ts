import { FEATURES } from '../features.ts';
import { chancesOf, type Drift } from '../win.ts';
import { weigh } from '../weigh.ts';
import type { Sample } from './samples.ts';

/** Keeps weights of numbers that say the same thing from running apart. */
const RIDGE = 3;

/** Weights for the points that the rest of a round brings: least squares, with a little pull to zero. */
export function fitPoints(samples: readonly Sample[]): number[] {
  const rows = Array.from({ length: FEATURES }, (_, at) => {
    const row = new Float64Array(FEATURES + 1);
    row[at] = at === 0 ? 0 : RIDGE;
    return row;
  });
  for (const { features, points, now } of samples)
    for (let row = 0; row < FEATURES; row++) {
      if (features[row] === 0) continue;
      for (let at = 0; at < FEATURES; at++) rows[row]![at]! += features[row]! * features[at]!;
      rows[row]![FEATURES]! += features[row]! * (points - now);
    }
  return solved(rows).map((weight) => Number(weight.toPrecision(6)));
}

/** Gaussian elimination; the pull to zero keeps every pivot away from it. */
function solved(rows: Float64Array[]): number[] {
  for (let pivot = 0; pivot < rows.length; pivot++) {
    const best = rows
      .slice(pivot)
      .reduce((one, other) => (Math.abs(other[pivot]!) > Math.abs(one[pivot]!) ? other : one));
    const at = rows.indexOf(best);
    [rows[pivot], rows[at]] = [best, rows[pivot]!];
    for (const row of rows) {
      if (row === best) continue;
      const times = row[pivot]! / best[pivot]!;
      for (let column = pivot; column <= rows.length; column++)
        row[column]! -= times * best[column]!;
    }
  }
  return rows.map((row, at) => row[rows.length]! / row[at]!);
}

/** The totals that every side can expect after this round, the sample's own first. */
export function expectedIn(sample: Sample, weights: readonly number[]): number[] {
  const rows = [sample.features, ...sample.others];
  const now = [sample.now, ...sample.othersNow];
  return sample.totals.map((total, at) => total + now[at]! + weigh(rows[at]!, weights));
}

/** The drift under which the games' winners were likeliest, found by ever smaller steps. */
export function fitDrift(samples: readonly Sample[], weights: readonly number[]): Drift {
  const expected = samples.map((sample) => expectedIn(sample, weights));
  let best = { now: 0.02, left: 0.2, round: 0.1 };
  let least = lossOf(samples, expected, best);
  for (let step = 2; step > 1.02; step = 1 + (step - 1) * 0.8)
    for (const name of ['now', 'left', 'round'] as const)
      for (const times of [step, 1 / step]) {
        const next = { ...best, [name]: Number((best[name] * times).toPrecision(6)) };
        const loss = lossOf(samples, expected, next);
        if (loss < least) [best, least] = [next, loss];
      }
  return best;
}

/** The squared miss, which is least where chances are right. */
function lossOf(samples: readonly Sample[], expected: readonly number[][], drift: Drift): number {
  let loss = 0;
  samples.forEach(({ left, roundsToCome, won }, at) => {
    const miss = chancesOf(expected[at]!, left, roundsToCome, drift)[0]! - won;
    loss += miss * miss;
  });
  return loss;
}
