import type { Action } from '@hand-and-foot/engine';
import { commandFor } from './commandFor.ts';
import type { Moment } from './moment.ts';
import { sentences } from '../sentences.ts';

/** Possible meanings of a command, likeliest first. */
export interface Proposal {
  actions: Action[];
  /** Index of the action whose refusal is shown if none is allowed; the first by default. */
  blame?: number;
}

/** A sentence that lists the options, for the person to type one. */
export function severalWays(actions: readonly Action[], moment: Moment): string {
  const shown = actions.slice(0, 4).map((action) => commandFor(action, moment));
  return sentences.play.several(shown.join('; '), actions.length > shown.length);
}
