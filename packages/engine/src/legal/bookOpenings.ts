import type { Seat } from '../actions/action.ts';
import { bonusFor } from '../melds/meldSeen.ts';
import { openingFor, uncounted } from '../melds/opening.ts';
import { lowestBit } from '../numbers/bits.ts';
import { paysFor } from '../play/pickUp.ts';
import type { Card, Kind } from '../rules/pack.ts';
import { heldCards } from '../state/held.ts';
import { discardAt, heldOfKind, kindsHeld, takeCard, topKind } from '../state/places.ts';
import { copyState, type State } from '../state/state.ts';
import { TAKE_AND_OPEN } from './codes.ts';
import { clearMoves, moveAt, newMoves, type Moves } from './moves.ts';
import { listOpenings } from './openings.ts';
import { listIfLegal, listOpeningsWith } from './openingsWith.ts';

// In a round that opens only with a clean book, the book comes first and other melds where its points are too few.

/** Lists the openings from the hand alone. */
export function listBookOpenings(state: State, seat: Seat, moves: Moves): void {
  eachBook(state, seat, (first, short) =>
    listOpeningsWith(state, seat, { first: { cards: first } }, short, moves, 'layDown'),
  );
}

/** Lists the openings with the top discard, in the book or in a meld beside it. */
export function listBookPickUps(state: State, seat: Seat, moves: Moves): void {
  const rank = topKind(state);
  const count = state.terms.rules.bookSize - 1;
  if (heldOfKind(state, seat, rank) >= count && paysFor(state, count, 0)) {
    const first = { cards: heldCards(state, seat, rank, count) };
    const short = shortBy(state, seat, rank) + uncountedTop(state);
    listOpeningsWith(state, seat, { first }, short, moves, 'pickUp');
  }
  eachBook(state, seat, (book, short) => listBeside(state, seat, book, short, moves));
}

const beside = newMoves();

function listBeside(
  state: State,
  seat: Seat,
  book: readonly Card[],
  short: number,
  moves: Moves,
): void {
  const hand = copyState(state);
  for (const card of book) takeCard(hand, seat, card);
  clearMoves(beside);
  beside.limit = moves.limit;
  listOpenings(
    hand,
    seat,
    beside,
    TAKE_AND_OPEN,
    topKind(state),
    Math.max(0, short) + uncountedTop(state),
  );
  for (let at = 0; at < beside.coded; at++) {
    const action = moveAt(hand, beside, at);
    if (action.do !== 'pickUp' || !action.lay) continue;
    const [top, ...others] = action.lay;
    listIfLegal(state, seat, { do: 'pickUp', lay: [top, { cards: book }, ...others] }, moves);
  }
}

/** Every clean book that the seat holds, and the points that are missing beside it. */
function eachBook(state: State, seat: Seat, found: (cards: Card[], short: number) => void): void {
  const { naturalKinds, rules } = state.terms;
  for (let left = kindsHeld(state, seat) & naturalKinds; left !== 0; left &= left - 1) {
    const rank = lowestBit(left);
    if (heldOfKind(state, seat, rank) >= rules.bookSize)
      found(heldCards(state, seat, rank, rules.bookSize), shortBy(state, seat, rank));
  }
}

function uncountedTop(state: State): number {
  return uncounted(state, [discardAt(state, 0)]);
}

function shortBy(state: State, seat: Seat, rank: Kind): number {
  const { rules, value } = state.terms;
  const bonus = rules.openingCounts === 'books' ? bonusFor(state.terms, 'clean', rank) : 0;
  return openingFor(state, seat) - rules.bookSize * value[rank] - bonus;
}
