import { eventFor, viewFor, type Seat, type State } from '@hand-and-foot/engine';
import type { Knowledge } from '@hand-and-foot/review';
import type { Folded } from '@hand-and-foot/table';

/** Everything the seat may know of this table. */
export function knowledgeOf({ sitting, thisRound }: Folded, state: State, seat: Seat): Knowledge {
  const seen = thisRound.map((event) => eventFor(event, seat));
  return { terms: sitting.terms, seat, view: viewFor(state, seat), seen };
}
