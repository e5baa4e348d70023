import type { Seat } from '../actions/action.ts';
import { meldAt, meldCount, meldKind, whyNotAnother, wildsIn } from '../melds/meld.ts';
import { openingFor, pointsOf, uncounted } from '../melds/opening.ts';
import { wildsPay } from '../play/pickUp.ts';
import type { Card } from '../rules/pack.ts';
import { eachWilds, heldOfKinds } from '../state/held.ts';
import { discardAt } from '../state/places.ts';
import { sideOf, type State } from '../state/state.ts';
import { whyNotBegin, whyNotGrow, WILD } from '../terms/meldShape.ts';
import { listPickUp } from './lastLayings.ts';
import type { Moves } from './moves.ts';
import { listOpeningsWith } from './openingsWith.ts';

// A wild on top is taken with wilds alone, as an all-wild meld.

/** No meld is asked for more wilds than this. */
const MOST_WILDS = 12;

/** Lists the ways for a side that has opened. */
export function listWildPickUps(state: State, seat: Seat, moves: Moves): void {
  const { meldStart, pickUpMeld } = state.terms.rules;
  const side = sideOf(state, seat);
  for (let to = 0; to < meldCount(state, side) && pickUpMeld === 'any'; to++) {
    const meld = meldAt(state, side, to);
    if (meldKind(state, meld) !== WILD) continue;
    if (!whyNotGrow(state.terms, WILD, 0, wildsIn(state, meld), 0, 3))
      eachPayment(state, seat, 2, moves, (cards) => listPickUp(state, seat, { cards, to }, moves));
  }
  const size = Math.max(meldStart.cards, 3);
  const fits = (count: number): boolean => !whyNotBegin(state.terms, WILD, 0, count + 1);
  if (whyNotAnother(state, side, WILD)) return;
  const before = moves.coded;
  // More wilds than a meld needs are asked for only where fewer are not worth enough.
  for (let count = size - 1; fits(count) && moves.coded === before && count < MOST_WILDS; count++)
    eachPayment(state, seat, count, moves, (cards) => {
      if (pointsWithTop(state, cards) >= state.terms.startPoints)
        listPickUp(state, seat, { cards }, moves);
    });
}

function pointsWithTop(state: State, cards: readonly Card[]): number {
  return pointsOf(state, [...cards, discardAt(state, 0)]);
}

/** Every choice of this many wilds that pays for the top one. */
function eachPayment(
  state: State,
  seat: Seat,
  count: number,
  moves: Moves,
  found: (cards: Card[]) => void,
): void {
  eachWilds(state, seat, count, moves.limit, (cards) => {
    if (wildsPay(state, cards)) found(cards);
  });
}

/** Lists openings with the all-wild meld first, and other melds where its points are too few. */
export function listWildOpenings(state: State, seat: Seat, moves: Moves): void {
  const { terms } = state;
  const need = openingFor(state, seat) + uncounted(state, [discardAt(state, 0)]);
  const held = heldOfKinds(state, seat, terms.wilds);
  const size = Math.max(terms.rules.meldStart.cards, 3);
  if (whyNotAnother(state, sideOf(state, seat), WILD)) return;
  for (let count = size - 1; count <= held; count++) {
    if (whyNotBegin(terms, WILD, 0, count + 1)) return;
    eachPayment(state, seat, count, moves, (cards) => {
      const short = need - pointsWithTop(state, cards);
      listOpeningsWith(state, seat, { first: { cards } }, short, moves, 'pickUp');
    });
  }
}
