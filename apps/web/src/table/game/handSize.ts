import type { Seat, View } from '@hand-and-foot/engine';

/** How many cards the seat holds, whether or not one sees which. */
export function handSize({ hands }: Pick<View, 'hands'>, seat: Seat): number {
  const hand = hands[seat]!;
  return typeof hand === 'number' ? hand : hand.length;
}
