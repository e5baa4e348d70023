import type { Drift } from '../win.ts';
import { claimOfGame, prospectsIn } from './calibration.ts';
import type { Sample } from './samples.ts';

/** The drift under which the games’ winners were likeliest, found by ever smaller steps. */
export function fitDrift(samples: readonly Sample[], weights: Float64Array): Drift {
  const prospects = samples.map((sample) => prospectsIn(weights, sample));
  const lossOf = (drift: Drift): number => {
    let loss = 0;
    samples.forEach((sample, at) => {
      const { said, happened } = claimOfGame(prospects[at]!, sample, drift);
      said.forEach((chance, scorer) => {
        loss += (chance - happened[scorer]!) * (chance - happened[scorer]!);
      });
    });
    return loss;
  };
  let best: Drift = { now: 1, round: 1 };
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
