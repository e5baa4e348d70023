import { FEATURES } from './features.ts';

/** The sizes of the layers, the numbers that describe a side first. */
export const LAYERS = [FEATURES, 32, 16, 2] as const;

/** How many weights the net has: for each layer a row for each of its numbers, and their starts. */
export const NET_SIZE = LAYERS.slice(1).reduce(
  (sum, size, at) => sum + size * (LAYERS[at]! + 1),
  0,
);

/** The numbers of every layer for these inputs; only sums, products and comparisons, the same on every device. */
export function through(weights: Float64Array, input: Float64Array): Float64Array[] {
  const layers = [input];
  let from = 0;
  for (let layer = 1; layer < LAYERS.length; layer++) {
    const isLast = layer === LAYERS.length - 1;
    const before = layers[layer - 1]!;
    const after = new Float64Array(LAYERS[layer]!);
    for (let at = 0; at < after.length; at++) {
      let sum = weights[from++]!;
      for (const number of before) sum += number * weights[from++]!;
      after[at] = isLast ? sum : Math.max(0, sum);
    }
    layers.push(after);
  }
  return layers;
}
