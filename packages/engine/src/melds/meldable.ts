import type { Seat } from '../actions/action.ts';
import { inFoot, kindsEnough } from '../state/places.ts';
import { sideOf, type State } from '../state/state.ts';
import { CLOSED_RANKS, sideSet } from './meld.ts';

/** The ranks of which the seat could begin a meld. */
export function ranksToBegin(state: State, seat: Seat): number {
  return (
    kindsEnough(state, seat) &
    state.terms.rankKinds &
    ~kindsForFoot(state, seat) &
    ~sideSet(state, sideOf(state, seat), CLOSED_RANKS)
  );
}

/** The kinds that the seat can't meld before it has taken up its foot. */
export function kindsForFoot(state: State, seat: Seat): number {
  return inFoot(state, seat) ? 0 : state.terms.footKinds;
}
