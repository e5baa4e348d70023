import type { State } from '@hand-and-foot/engine';
import { exponential } from '@hand-and-foot/bots';
import { featuresOf } from './features.ts';
import { LAYERS, through } from './net.ts';
import type { Usual } from './usual.ts';
import { NET } from './weights.ts';
import { roundWorth } from './worth.ts';

/** A side’s outlook for a round, in usual rounds; more is better. */
export interface Prospect {
  readonly points: number;
  /** The square of how far off that is, usually. */
  readonly variance: number;
}

/** Each side’s prospect in a round that goes on. */
export function prospectsOf(state: State, usual: Usual, weights = NET): Prospect[] {
  const now = roundWorth(state);
  return featuresOf(state, usual).map((row, side) =>
    prospectFrom(weights, row, now[side]! / usual.size),
  );
}

export function prospectFrom(weights: Float64Array, row: Float64Array, now: number): Prospect {
  const [more, doubt] = through(weights, row)[LAYERS.length - 1]! as unknown as [number, number];
  return { points: now + more, variance: varianceOf(doubt) };
}

/** The net tells the variance’s logarithm. */
export function varianceOf(doubt: number): number {
  const held = Math.min(3, Math.max(-9, doubt));
  return held > 0 ? 1 / exponential(-held) : exponential(held);
}
