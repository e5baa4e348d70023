import type { Action } from '@hand-and-foot/engine';
import { commandFor } from './commandFor.ts';
import type { Moment } from './moment.ts';

/** What somebody may have meant, the likeliest first. */
export interface Proposal {
  actions: Action[];
  /** Whose refusal is told if none is allowed; the first's by default. */
  blame?: number;
}

/** A sentence that lists the ways there are, so that one can be typed. */
export function severalWays(actions: readonly Action[], moment: Moment): string {
  const shown = actions.slice(0, 4).map((action) => commandFor(action, moment));
  const more = actions.length > shown.length ? ', and more (type hint)' : '';
  return `There are several ways. Type one of them: ${shown.join('; ')}${more}.`;
}
