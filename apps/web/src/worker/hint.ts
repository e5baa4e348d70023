import { botNamed } from '@hand-and-foot/bots';
import { actor, eventFor, legalActions, seeded, viewFor, type Seat } from '@hand-and-foot/engine';
import { tableFrom, type Entry } from '@hand-and-foot/table';
import type { Hint } from './shared/messages.ts';

/** A good player's move in this seat, from what the seat has seen; undefined if it can't act. */
export function hintFor(entries: readonly Entry[], seat: Seat): Hint | undefined {
  const { sitting, thisRound } = tableFrom(entries);
  const { state, terms } = sitting;
  if (!state || state.phase === 'over' || actor(state) !== seat) return undefined;
  const adviser = botNamed('sharp')!(terms, seat, seeded('hint'));
  const since = thisRound.map((event) => eventFor(event, seat));
  return adviser.advise?.({ view: viewFor(state, seat), legal: legalActions(state), since });
}
