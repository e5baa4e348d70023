import type { Seat } from '../actions/action.ts';
import type { Event } from '../actions/event.ts';
import { meldsBefore, notePlayBonus } from '../score/playBonus.ts';
import { notePlayed } from '../state/places.ts';
import { sideOf, type MutableState, type State } from '../state/state.ts';
import { booksThatEarn, noteEarned } from './foot.ts';
import { layHeldBack } from './stock.ts';

// Few rules remember anything of a play but the cards. Those that do set `notesPlay` in their terms, so that the others
// don't ask.

/** The side's books and melds before a play. */
interface Before {
  readonly books: number;
  readonly melds: number;
}

export function beforePlay(state: State, seat: Seat): Before {
  return { books: booksThatEarn(state, sideOf(state, seat)), melds: meldsBefore(state, seat) };
}

/** Remembers a play that laid cards, or took discards without laying any. */
export function notePlay(
  state: MutableState,
  seat: Seat,
  before: Before,
  isLaid: boolean,
  events: Event[] | undefined,
): void {
  if (state.terms.bonusInPlay) notePlayBonus(state, seat, before.melds);
  noteEarned(state, seat, before.books);
  if (isLaid) notePlayed(state, seat);
  layHeldBack(state, sideOf(state, seat), events);
}
