import type { Card, Terms, View } from '@hand-and-foot/engine';

/** For each kind, how many cards the view does not show. */
export function unseenOf(terms: Terms, view: View): Int32Array {
  const { kindOf } = terms.pack;
  const unseen = new Int32Array(terms.kinds);
  terms.copies.forEach((copies, card) => (unseen[kindOf[card]!]! += copies));
  // A deck that may still be added is none of them.
  if (view.refills) for (const card of terms.freshDeck ?? []) unseen[kindOf[card]!]!--;
  const show = (cards: readonly Card[]): void => {
    for (const card of cards) unseen[kindOf[card]!]!--;
  };
  for (const hand of view.hands) if (typeof hand !== 'number') show(hand);
  for (const laid of view.laid) show(laid);
  for (const melds of view.melds) {
    for (const meld of melds) {
      show(meld.cards);
      if (meld.capped) unseen[terms.caps[0]!]!--;
    }
  }
  show(view.discards);
  return unseen;
}
