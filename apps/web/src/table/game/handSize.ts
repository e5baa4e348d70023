import type { Seat, View } from '@hand-and-foot/engine';

/** The seat's number of cards, visible or not. */
export function handSize({ hands }: Pick<View, 'hands'>, seat: Seat): number {
  const hand = hands[seat]!;
  return typeof hand === 'number' ? hand : hand.length;
}
