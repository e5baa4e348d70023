import type { Seat } from '../actions/action.ts';
import type { Each } from '../numbers/is.ts';
import { upTo } from '../numbers/upTo.ts';
import { isGrabbing } from '../play/deal.ts';
import type { Card } from '../rules/pack.ts';
import {
  bottomOf,
  cardsHeld,
  cardsIn,
  heldCount,
  pileCount,
  stockLeft,
  takenUp,
} from '../state/places.ts';
import type { State } from '../state/state.ts';
import { cardsShown } from '../terms/extent.ts';
import { publicFacts, type PublicFacts } from './position.ts';

/**
 * The cards and facts one seat may know, built up from nothing: hidden cards are numbers. A seat doesn't know
 * its own foot. Without a seat, it's an onlooker's view.
 */
export interface View extends PublicFacts {
  seat: Seat | undefined;
  hands: Each<Seat, Card[] | number>;
  feet: Each<Seat, number | null>;
  knees?: Each<Seat, number | null>;
  stock: number[];
  /** Per seat while the deal goes on: the sizes of its piles. */
  stacks?: Each<Seat, number[]>;
  /** The bottom cards of your own piles, or the top ones, where they decide the hand. */
  bottoms?: Card[];
  /** All cards of your own piles, where you see them before you choose. */
  seen?: Card[][];
}

export function viewFor(state: State, seat?: Seat): View {
  const { terms } = state;
  const piles = terms.rules.piles.length;
  const seats = upTo(terms.players);
  const dealing = state.phase === 'deal';
  const sizeOf = (other: Seat, pile: number): number => pileCount(state, other, pile);
  const untaken = (other: Seat, pile: number): number | null =>
    dealing || takenUp(state, other) >= pile ? null : sizeOf(other, pile);
  const view: View = {
    seat,
    ...publicFacts(state),
    hands: seats.map((other) => {
      if (dealing) return 0;
      return other === seat ? cardsHeld(state, other) : heldCount(state, other);
    }),
    feet: seats.map((other) => untaken(other, piles - 1)),
    stock: upTo(state.stockPiles).map((pile) => stockLeft(state, pile)),
  };
  if (piles === 3) view.knees = seats.map((other) => untaken(other, 1));
  if (dealing)
    view.stacks = seats.map((other) => terms.rules.piles.map((_, pile) => sizeOf(other, pile)));
  if (!dealing || seat === undefined || isGrabbing(state)) return view;
  const shown = cardsShown(terms.rules);
  if (shown === 'all') view.seen = terms.rules.piles.map((_, pile) => cardsIn(state, seat, pile));
  else if (shown !== 'none')
    view.bottoms = terms.rules.piles.map((_, pile) => bottomOf(state, seat, pile));
  return view;
}
