import {
  copyState,
  legalActions,
  type Action,
  type Card,
  type Kind,
  type Seat,
  type State,
} from '@hand-and-foot/engine';

/** Kinds the seat could meld, if it were its time to meld. */
export function layableKinds(state: State, seat: Seat): Set<Kind> {
  const asked = copyState(state);
  asked.turn = seat;
  asked.phase = 'play';
  asked.waiting = 0;
  const { kindOf } = state.terms.pack;
  const kinds = legalActions(asked).flatMap((action) =>
    action.do === 'cap' ? state.terms.caps : laidBy(action).map((card) => kindOf[card]!),
  );
  return new Set(kinds);
}

function laidBy(action: Action): Card[] {
  return action.do === 'layDown' ? action.lay.flatMap(({ cards }) => cards) : [];
}
