import type { Lay, Seat } from '../actions/action.ts';
import { whyNotAnother } from '../melds/meld.ts';
import { openingFor, uncounted } from '../melds/opening.ts';
import { discardsOf, discardsTaken, mayPayWithOne } from '../play/pickUp.ts';
import type { Card } from '../rules/pack.ts';
import { heldCards } from '../state/held.ts';
import { discardAt, heldOfKind, topKind } from '../state/places.ts';
import { sideOf, type State } from '../state/state.ts';
import type { Moves } from './moves.ts';
import { listIfLegal, listOpeningsWith } from './openingsWith.ts';

// One natural from hand takes the discards where others of its rank are among them, as a new meld without wilds.

/** Lists the ways for a side that has opened: with the fewest cards that will do. */
export function listTakesWithOne(state: State, seat: Seat, moves: Moves): void {
  eachFirst(state, seat, (first) => {
    const before = moves.coded;
    listIfLegal(state, seat, { do: 'pickUp', lay: [first] }, moves);
    return moves.coded > before;
  });
}

/** The same for one that opens with them, and other melds where their points are too few. */
export function listOpeningsWithOne(state: State, seat: Seat, moves: Moves): void {
  const { pack, value } = state.terms;
  const each = value[pack.kindOf[discardAt(state, 0)]];
  eachFirst(state, seat, (first, own) => {
    const lent = first.cards.length + 1 - own.length;
    const taken = Array<Card>(lent).fill(discardAt(state, 0));
    const short =
      openingFor(state, seat) + uncounted(state, taken) - each * (first.cards.length + 1);
    listOpeningsWith(state, seat, { first, own }, short, moves, 'pickUp');
    return short <= 0;
  });
}

/** Every number of naturals from hand, with ever more from the pile until one will do. */
function eachFirst(
  state: State,
  seat: Seat,
  does: (first: Lay, own: readonly Card[]) => boolean,
): void {
  const rank = topKind(state);
  if (!mayPayWithOne(state) || whyNotAnother(state, sideOf(state, seat), rank)) return;
  const beneath = discardsOf(state, rank, 1, discardsTaken(state));
  const start = state.terms.startOf[rank];
  for (let count = 1; count <= Math.min(heldOfKind(state, seat, rank), start - 1); count++) {
    const own = heldCards(state, seat, rank, count);
    for (let lent = start - 1 - count; lent <= beneath.length; lent++)
      if (does({ cards: [...own, ...beneath.slice(0, lent)] }, own)) break;
  }
}
