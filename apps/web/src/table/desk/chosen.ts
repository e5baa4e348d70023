import type { Card, Kind, Seat, Terms, View } from '@hand-and-foot/engine';

/** Number of selected cards per kind. */
export type Choice = ReadonlyMap<Kind, number>;

/** The selection, limited to the hand. */
export function countsOf(terms: Terms, view: View, seat: Seat, choice: Choice): Choice {
  const kept = new Map<Kind, number>();
  for (const [kind, count] of choice) {
    const most = handOf(view, seat).filter((card) => terms.pack.kindOf[card] === kind).length;
    if (Math.min(count, most) > 0) kept.set(kind, Math.min(count, most));
  }
  return kept;
}

/** The selected cards: the first of each kind, as shown on top of their stacks. */
export function cardsOf(terms: Terms, view: View, seat: Seat, choice: Choice): Card[] {
  const hand = handOf(view, seat);
  return [...choice].flatMap(([kind, count]) =>
    hand.filter((card) => terms.pack.kindOf[card] === kind).slice(0, count),
  );
}

function handOf(view: View, seat: Seat): readonly Card[] {
  const hand = view.hands[seat]!;
  return typeof hand === 'number' ? [] : hand;
}
