import type { Drift } from '../drift.ts';
import { claimOfGame, claimOfRound, prospectsIn, type Claim } from './calibration.ts';
import type { Sample } from './samples.ts';

/** How far a table’s drift usually is from the common one, as a logarithm. */
const APART = 0.25;

/**
 * The drift under which the winners of rounds and games were likeliest, found by ever smaller steps. With a
 * common drift to begin from, few games move it little.
 */
export function fitDrift(
  games: readonly (readonly Sample[])[],
  weights: Float64Array,
  common?: Drift,
): Drift {
  const moments = games.flatMap((samples) =>
    // Moments of one game share its end, so a game counts once however many it gave.
    samples.map((sample) => ({
      sample,
      prospects: prospectsIn(weights, sample),
      share: 1 / samples.length,
    })),
  );
  const lossOf = (drift: Drift): number => {
    let loss = common ? (apart(drift.now, common.now) + apart(drift.round, common.round)) / 2 : 0;
    for (const { sample, prospects, share } of moments)
      for (const claim of [claimOfGame, claimOfRound])
        loss += share * surprise(claim(prospects, sample, drift));
    return loss;
  };
  let best: Drift = common ?? { now: 1, round: 1 };
  let least = lossOf(best);
  for (let step = 2; step > 1.02; step = 1 + (step - 1) * 0.7)
    for (const name of ['now', 'round'] as const)
      for (const times of [step, 1 / step]) {
        const next = { ...best, [name]: Number((best[name] * times).toPrecision(4)) };
        const loss = lossOf(next);
        if (loss < least) [best, least] = [next, loss];
      }
  return best;
}

function apart(one: number, other: number): number {
  const distance = Math.log(one / other) / APART;
  return distance * distance;
}

/** How little the winners were expected. */
function surprise({ said, happened }: Claim): number {
  return said.reduce(
    (sum, chance, at) => sum - happened[at]! * Math.log(Math.max(1e-6, chance)),
    0,
  );
}
