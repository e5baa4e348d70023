import type { Kind } from '@hand-and-foot/engine';

/** The cards of one kind in a hand. */
export interface Stack {
  kind: Kind;
  count: number;
  chosen?: number;
  /** How many came this turn. */
  fresh?: number;
}
