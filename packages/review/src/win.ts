import { roundsIn, type State } from '@hand-and-foot/engine';
import { exponential } from './exponential.ts';
import { WIN } from './weights.ts';

/** Rounds after this one, as far as the rules tell. */
export function roundsToCome(state: State): number {
  return Math.max(0, roundsIn(state.terms.rules).rounds - state.round);
}

/** How far sides may still drift apart, in usual rounds; fitted by `npm run calibrate`. */
export interface Drift {
  readonly now: number;
  readonly left: number;
  readonly round: number;
}

/** Each side's chance to have the most in the end, from the totals it can expect, in usual rounds. */
export function chancesOf(
  expected: readonly number[],
  left: number,
  rounds: number,
  drift: Drift = WIN,
): number[] {
  const spread = Math.sqrt(drift.now + drift.left * left + drift.round * rounds);
  const most = Math.max(...expected);
  const weights = expected.map((total) => exponential((total - most) / spread));
  const sum = weights.reduce((one, other) => one + other, 0);
  return weights.map((weight) => weight / sum);
}
