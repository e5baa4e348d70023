import type { Card, Kind, Seat, Terms, View } from '@hand-and-foot/engine';

/** How many of each kind are chosen from the hand. */
export type Choice = ReadonlyMap<Kind, number>;

/** The choice as far as the hand still holds it. */
export function countsOf(terms: Terms, view: View, seat: Seat, choice: Choice): Choice {
  const kept = new Map<Kind, number>();
  for (const [kind, count] of choice) {
    const most = handOf(view, seat).filter((card) => terms.pack.kindOf[card] === kind).length;
    if (Math.min(count, most) > 0) kept.set(kind, Math.min(count, most));
  }
  return kept;
}

/** The cards chosen: the first of each kind, as they are shown on top of their stacks. */
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
