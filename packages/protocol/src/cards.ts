import type { Card, Secret } from '@hand-and-foot/engine';

// A hand is cards, in the order of their faces, or how many there are.

export function countOf(cards: Secret): number {
  return typeof cards === 'number' ? cards : cards.length;
}

export function addCards(hand: Secret, cards: Secret): Secret {
  if (typeof hand === 'number') return hand + countOf(cards);
  return typeof cards === 'number' ? hand : addSorted(hand, cards);
}

export function addSorted(cards: readonly Card[], more: readonly Card[]): Card[] {
  return [...cards, ...more].sort((a, b) => a - b);
}

export function takeCards(hand: Secret, cards: readonly Card[]): Secret {
  return cards.reduce<Secret>((left, card) => withoutFirst(left, (held) => held === card), hand);
}

/** The hand without the first card that fits. */
export function withoutFirst(hand: Secret, fits: (card: Card) => boolean): Secret {
  if (typeof hand === 'number') return hand - 1;
  const at = hand.findIndex(fits);
  return at < 0 ? hand : [...hand.slice(0, at), ...hand.slice(at + 1)];
}
