import type { Seat } from '../actions/action.ts';
import { isBook, meldAt, meldCount } from '../melds/meld.ts';
import { addBonus, sideOf, type MutableState, type State } from '../state/state.ts';
import { bonusInPlay } from '../terms/playBonus.ts';

/** Nobody had melds yet. */
const NONE_DOWN = -1;

/** How many melds the seat's side has, or that nobody has any. */
export function meldsBefore(state: State, seat: Seat): number {
  return state.opened === 0 ? NONE_DOWN : meldCount(state, sideOf(state, seat));
}

/** Adds the bonus of a laying, after which the side has more melds than these. */
export function notePlayBonus(state: MutableState, seat: Seat, before: number): void {
  const side = sideOf(state, seat);
  let books = 0;
  for (let number = Math.max(0, before); number < meldCount(state, side); number++)
    if (isBook(state, meldAt(state, side, number))) books++;
  const isFirst = before === NONE_DOWN && state.opened !== 0;
  addBonus(state, side, bonusInPlay(state.terms.rules, books, isFirst));
}
