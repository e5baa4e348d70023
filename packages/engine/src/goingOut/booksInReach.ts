import type { Seat, Side } from '../actions/action.ts';
import {
  bookCount,
  isBook,
  meldAt,
  meldCount,
  meldKind,
  naturalsIn,
  sizeOf,
  wildsIn,
} from '../melds/meld.ts';
import { fewestBooks } from '../rules/booksNeeded.ts';
import { heldCount, heldOfKind } from '../state/places.ts';
import { sideOf, type State } from '../state/state.ts';
import { WILD } from '../terms/meldShape.ts';

/**
 * Whether the seat's cards could make the books that going out needs, by a count that looks at every meld and rank once
 * and never says no wrongly. It spares most hands the search.
 */
export function areBooksInReach(state: State, seat: Seat): boolean {
  const { alikeRanks, bookNeeds } = state.terms;
  const needs = bookNeeds[state.round].ofAll;
  const side = sideOf(state, seat);
  const more = fewestBooks(needs) - bookCount(state, side);
  if (more > 0 && cardsFor(state, side, more) > heldCount(state, seat)) return false;
  // A rank of its own may have dirty books that count as clean ones.
  return !alikeRanks || needs.clean === 0 || cleanInReach(state, seat, side) >= needs.clean;
}

/** The fewest cards that bring the side so many more books: those that lack the fewest come first. */
function cardsFor(state: State, side: Side, books: number): number {
  const { bookSize } = state.terms.rules;
  let left = books;
  let cards = 0;
  for (let lack = 1; lack < bookSize; lack++) {
    for (let number = meldCount(state, side) - 1; number >= 0 && left > 0; number--) {
      if (bookSize - sizeOf(state, meldAt(state, side, number)) !== lack) continue;
      cards += lack;
      left--;
    }
  }
  return cards + left * bookSize;
}

/** For each kind, the naturals that could be in clean books yet. */
const naturals = new Uint16Array(32);

/** No fewer than the clean books that the side can have, with all of the seat's naturals on melds without wilds. */
function cleanInReach(state: State, seat: Seat, side: Side): number {
  const { ranks, rules } = state.terms;
  let books = 0;
  for (const rank of ranks) naturals[rank] = heldOfKind(state, seat, rank);
  for (let number = meldCount(state, side) - 1; number >= 0; number--) {
    const meld = meldAt(state, side, number);
    const rank = meldKind(state, meld);
    if (rank === WILD || wildsIn(state, meld) > 0) continue;
    if (isBook(state, meld)) books++;
    else naturals[rank] += naturalsIn(state, meld);
  }
  for (const rank of ranks)
    for (let cards = naturals[rank]; cards >= rules.bookSize; cards -= rules.bookSize) books++;
  return books;
}
