import type { Seat } from '../actions/action.ts';
import { step, TRY } from '../numbers/steps.ts';
import type { Card, Kind } from '../rules/pack.ts';
import { heldFace, heldOfKind } from './places.ts';
import type { State } from './state.ts';

/** The first `count` cards that the seat holds of the kind. */
export function heldCards(state: State, seat: Seat, kind: Kind, count: number): Card[] {
  const cards: Card[] = [];
  for (let skip = 0; skip < count; skip++) cards.push(heldFace(state, seat, kind, skip));
  return cards;
}

/** How many cards of these kinds the seat holds. */
export function heldOfKinds(state: State, seat: Seat, kinds: readonly Kind[]): number {
  return kinds.reduce((sum, kind) => sum + heldOfKind(state, seat, kind), 0);
}

/** The cards without these. */
export function without(cards: readonly Card[], gone: readonly Card[]): Card[] {
  const left = [...gone];
  return cards.filter((card) => {
    const at = left.indexOf(card);
    return at < 0 || left.splice(at, 1).length === 0;
  });
}

/** Every choice of `count` held wilds, by kind, until the limit. */
export function eachWilds(
  state: State,
  seat: Seat,
  count: number,
  limit: number,
  found: (cards: Card[]) => void,
): void {
  const { wilds } = state.terms;
  // Bounding how many are left out saves work: when nearly all are wanted, there are few choices.
  const choose = (at: number, left: number, spare: number, chosen: Card[]): void => {
    if (spare < 0 || !step(limit, 1)) return;
    if (at === wilds.length) {
      if (step(limit, TRY)) found(chosen);
      return;
    }
    const held = heldOfKind(state, seat, wilds[at]);
    for (let take = Math.min(left, held); take >= 0; take--) {
      const more = heldCards(state, seat, wilds[at], take);
      choose(at + 1, left - take, spare - held + take, [...chosen, ...more]);
    }
  };
  choose(0, count, heldOfKinds(state, seat, wilds) - count, []);
}
