import { exponential } from './exponential.ts';

/** The chances that at least 0, 1, 2… come where `mean` are expected, each by itself (Poisson), into a row. */
export function fillAtLeast(row: Float64Array, from: number, count: number, mean: number): void {
  let term = exponential(-mean);
  let below = 0;
  for (let wanted = 0; wanted < count; wanted++) {
    row[from + wanted] = Math.max(0, 1 - below);
    below += term;
    term *= mean / (wanted + 1);
  }
}

/** The chance that at least `wanted` of `cards` unseen cards are of a kind with this share of the unseen. */
export function among(wanted: number, cards: number, share: number): number {
  if (wanted <= 0) return 1;
  if (cards < wanted || share <= 0) return 0;
  if (share >= 1) return 1;
  let term = power(1 - share, cards);
  let below = term;
  for (let count = 1; count < wanted; count++) {
    term *= ((cards - count + 1) / count) * (share / (1 - share));
    below += term;
  }
  return Math.max(0, 1 - below);
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** A whole power by products alone: engines may differ in theirs, and the same seed must give the same game. */
export function power(base: number, times: number): number {
  let product = 1;
  for (let time = 0; time < times; time++) product *= base;
  return product;
}
