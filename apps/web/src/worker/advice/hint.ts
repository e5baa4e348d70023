import { actor, type Seat } from '@hand-and-foot/engine';
import { adviceFor, done } from '@hand-and-foot/review';
import { tableFrom, type Entry } from '@hand-and-foot/table';
import { knowledgeOf } from './knowledge.ts';
import type { Hint } from '../shared/messages.ts';

/** The strongest bot's move in this seat, from what the seat has seen; undefined if it can't act. */
export function hintFor(entries: readonly Entry[], seat: Seat): Hint | undefined {
  const folded = tableFrom(entries);
  const { state } = folded.sitting;
  if (!state || state.phase === 'over' || actor(state) !== seat) return undefined;
  const { actions, reasons } = done(adviceFor(knowledgeOf(folded, state, seat)));
  return { action: actions[0]!, reason: reasons[0]! };
}
