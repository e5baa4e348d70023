import type { Random } from '@hand-and-foot/engine';
import { LAYERS, through, NET_SIZE } from '../net.ts';
import { varianceOf } from '../prospect.ts';

/** One side at one moment: its numbers, and what the rest of the round brought it, in usual rounds. */
export interface Example {
  readonly row: Float64Array;
  readonly more: number;
}

const BATCH = 64;
const PACE = 0.002;

/** Weights with which the net tells the points best, found in this many rounds through the examples. */
export function fitNet(
  examples: readonly Example[],
  random: Random,
  epochs: number,
  told: (epoch: number, miss: number) => void,
): Float64Array {
  const weights = beginning(random);
  const steps = { first: new Float64Array(NET_SIZE), second: new Float64Array(NET_SIZE), count: 0 };
  const order = [...examples];
  const slope = new Float64Array(NET_SIZE);
  for (let epoch = 0; epoch < epochs; epoch++) {
    mix(order, random);
    let miss = 0;
    for (let from = 0; from < order.length; from += BATCH) {
      slope.fill(0);
      const batch = order.slice(from, from + BATCH);
      for (const example of batch) miss += addSlope(weights, example, slope);
      step(weights, slope, steps, batch.length, (PACE * (epochs - epoch)) / epochs);
    }
    told(epoch, miss / order.length);
  }
  return weights.map((weight) => Math.round(weight * 1000) / 1000);
}

function mix(order: Example[], random: Random): void {
  for (let last = order.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
}

function beginning(random: Random): Float64Array {
  const weights = new Float64Array(NET_SIZE);
  let at = 0;
  for (let layer = 1; layer < LAYERS.length; layer++)
    for (let number = 0; number < LAYERS[layer]!; number++) {
      at++;
      const reach = Math.sqrt(6 / LAYERS[layer - 1]!);
      for (let each = 0; each < LAYERS[layer - 1]!; each++)
        weights[at++] = (random.below(2001) / 1000 - 1) * reach;
    }
  return weights;
}

/** Adds how the miss grows with each weight, and returns the square of the miss. */
function addSlope(weights: Float64Array, { row, more }: Example, slope: Float64Array): number {
  const layers = through(weights, row);
  const [points, doubt] = layers.at(-1)! as unknown as [number, number];
  const miss = points - more;
  // The doubt learns the square of the miss; the points learn as if the doubt were even.
  let behind = Float64Array.of(miss, 0.2 * (1 - (miss * miss) / varianceOf(doubt)));
  let end = NET_SIZE;
  for (let layer = LAYERS.length - 1; layer > 0; layer--) {
    const before = layers[layer - 1]!;
    const width = before.length + 1;
    const next = new Float64Array(before.length);
    const start = end - behind.length * width;
    for (let at = 0; at < behind.length; at++) {
      const push = behind[at]!;
      if (push === 0) continue;
      const from = start + at * width;
      slope[from]! += push;
      for (let each = 0; each < before.length; each++) {
        if (before[each] === 0) continue;
        slope[from + 1 + each]! += push * before[each]!;
        if (layer > 1) next[each]! += push * weights[from + 1 + each]!;
      }
    }
    behind = next;
    end = start;
  }
  return miss * miss;
}

/** One step downhill, by the mean slope and its usual size (Adam). */
function step(
  weights: Float64Array,
  slope: Float64Array,
  steps: { first: Float64Array; second: Float64Array; count: number },
  examples: number,
  pace: number,
): void {
  steps.count++;
  const scale = Math.sqrt(1 - 0.999 ** steps.count) / (1 - 0.9 ** steps.count);
  for (let at = 0; at < weights.length; at++) {
    const now = Math.max(-1, Math.min(1, slope[at]! / examples));
    steps.first[at] = 0.9 * steps.first[at]! + 0.1 * now;
    steps.second[at] = 0.999 * steps.second[at]! + 0.001 * now * now;
    weights[at]! -= (pace * scale * steps.first[at]!) / (Math.sqrt(steps.second[at]!) + 1e-8);
  }
}
