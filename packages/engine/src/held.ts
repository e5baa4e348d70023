import type { Seat } from './action.ts';
import type { Card, Kind } from './pack.ts';
import { heldFace, heldOfKind } from './places.ts';
import type { State } from './state.ts';

/** The first `count` cards that the seat holds of the kind. */
export function heldCards(state: State, seat: Seat, kind: Kind, count: number): Card[] {
  const cards: Card[] = [];
  for (let skip = 0; skip < count; skip++) cards.push(heldFace(state, seat, kind, skip));
  return cards;
}

/** Every choice of so many held wilds, by kind. */
export function eachWilds(
  state: State,
  seat: Seat,
  count: number,
  found: (cards: Card[]) => void,
): void {
  const { wilds } = state.terms;
  const choose = (at: number, left: number, chosen: Card[]): void => {
    if (left === 0) {
      found(chosen);
      return;
    }
    if (at === wilds.length) return;
    for (let take = Math.min(left, heldOfKind(state, seat, wilds[at])); take >= 0; take--) {
      choose(at + 1, left - take, [...chosen, ...heldCards(state, seat, wilds[at], take)]);
    }
  };
  choose(0, count, []);
}
