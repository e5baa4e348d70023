import type { Terms } from '@hand-and-foot/engine';
import { measured } from './measured.ts';
import { DRIFTS, WIN } from './weights.ts';

/** How far sides may still drift apart, as shares of what the net and the usual rounds say. */
export interface Drift {
  /** How much of this round’s own variance counts. */
  readonly now: number;
  /** How much of the usual variance each round to come adds. */
  readonly round: number;
}

const driftAt = measured(DRIFTS);

/**
 * A table’s own drift, or the common one where nobody measured it. The net looks at one side at a time, and
 * how much the sides’ luck goes together differs from table to table.
 */
export function driftFor(terms: Terms): Drift {
  const [now, round] = driftAt(terms) ?? [WIN.now, WIN.round];
  return { now: now!, round: round! };
}
