import type { Action, Lay, Seat } from '../actions/action.ts';
import { play } from '../play/act.ts';
import type { Card } from '../rules/pack.ts';
import { takeCard } from '../state/places.ts';
import { copyState, type State } from '../state/state.ts';
import { OPEN } from './codes.ts';
import { clearMoves, moveAt, newMoves, pushWhole, type Moves } from './moves.ts';
import { listOpenings } from './openings.ts';

const rest = newMoves();

/**
 * Lists openings that begin with this lay, of which the `own` cards are the seat's, and go on with others from the rest
 * of its hand where it is short of points.
 */
export function listOpeningsWith(
  state: State,
  seat: Seat,
  { first, own = first.cards }: { first: Lay; own?: readonly Card[] },
  short: number,
  moves: Moves,
  way: 'pickUp' | 'layDown',
): void {
  if (short <= 0) return listIfLegal(state, seat, { do: way, lay: [first] }, moves);
  const hand = copyState(state);
  for (const card of own) takeCard(hand, seat, card);
  clearMoves(rest);
  rest.limit = moves.limit;
  listOpenings(hand, seat, rest, OPEN, undefined, short);
  for (let at = 0; at < rest.coded; at++) {
    const action = moveAt(hand, rest, at);
    if (action.do === 'layDown')
      listIfLegal(state, seat, { do: way, lay: [first, ...action.lay] }, moves);
  }
}

export function listIfLegal(state: State, seat: Seat, action: Action, moves: Moves): void {
  if (!play(copyState(state), seat, action)) pushWhole(moves, action);
}
