import type { Seat, Side } from '../actions/action.ts';
import type { Event } from '../actions/event.ts';
import type { Refusal } from '../actions/refusal.ts';
import { whyNotGoOut } from '../goingOut/goOut.ts';
import { bookCount } from '../melds/meld.ts';
import {
  cardsHeld,
  giveCard,
  heldCount,
  inFoot,
  takeCard,
  takenUp,
  takeUp,
} from '../state/places.ts';
import { sideOf, type MutableState, type State } from '../state/state.ts';
import { layAtOnce } from './stock.ts';

/** Whether the seat's next pile is due: its hand is empty, or it has finished a book of its own. */
export function isFootDue(state: State, seat: Seat): boolean {
  if (inFoot(state, seat)) return false;
  return state.terms.footByBook ? (state.earned & (1 << seat)) !== 0 : heldCount(state, seat) === 0;
}

/** Whether running out of cards would leave the seat with nothing to go on with. */
export function isOnLastCards(state: State, seat: Seat): boolean {
  return inFoot(state, seat) || (state.terms.footByBook && !isFootDue(state, seat));
}

/** Whether a pile that is due while the seat plays waits for its next turn. */
export function waitsInPlay({ terms }: State): boolean {
  const { footBy, footTaken } = terms.rules;
  return footTaken === 'nextTurn' || (footTaken === 'insteadOfDraw' && footBy === 'ownBook');
}

/** Whether a pile that is due after the discard waits for the seat's next turn. */
export function waitsAfterDiscard({ terms }: State): boolean {
  return terms.footWaits;
}

/** Why a seat that has earned no further pile may not be left with so few cards. */
export function whyFootUnearned(
  state: State,
  seat: Seat,
  left: number,
  need: number,
): Refusal | undefined {
  if (left >= need || inFoot(state, seat) || !isOnLastCards(state, seat)) return undefined;
  if (state.terms.outFromHand && !whyNotGoOut(state, seat)) return undefined;
  return { why: 'mustKeepCards', left, need, because: { why: 'footNotEarned' } };
}

/** How many books the side has, where that decides who takes up a foot. */
export function booksThatEarn(state: State, side: Side): number {
  return state.terms.footByBook ? bookCount(state, side) : 0;
}

/** A seat that has just finished a book has earned its next pile. */
export function noteEarned(state: MutableState, seat: Seat, booksBefore: number): void {
  if (!state.terms.footByBook || inFoot(state, seat)) return;
  if (booksThatEarn(state, sideOf(state, seat)) > booksBefore) state.earned |= 1 << seat;
}

/** The next pile joins the cards that the seat holds. */
export function takeUpFoot(state: MutableState, seat: Seat, events: Event[] | undefined): void {
  const held = heldCount(state, seat) === 0 ? [] : cardsHeld(state, seat);
  for (const card of held) takeCard(state, seat, card);
  takeUp(state, seat, takenUp(state, seat) + 1);
  for (const card of held) giveCard(state, seat, card);
  state.earned &= ~(1 << seat);
  const left = state.terms.rules.piles.length - 1 - takenUp(state, seat);
  events?.push({ event: 'tookFoot', seat, cards: cardsHeld(state, seat), left });
  layAtOnce(state, seat, 'foot', events);
}
