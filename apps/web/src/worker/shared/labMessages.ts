import type { Rules } from '@hand-and-foot/engine';
import type { Outcome } from '@hand-and-foot/lab';

/** Asks the worker to play this many games under these rules. */
export interface ToLab {
  readonly is: 'try';
  readonly rules: Rules;
  readonly players: number;
  readonly games: number;
}

/** Expectations after this many games. */
export interface FromLab {
  readonly is: 'tried';
  readonly outcome: Outcome;
}
