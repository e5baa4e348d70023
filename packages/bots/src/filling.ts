import { roomInMeld, type Terms } from '@hand-and-foot/engine';
import type { Weights } from './weights.ts';

/** Weights that count instead where melds fill up. */
export interface WhereMeldsFill {
  /** For players with partners: a round that nobody ends in time fizzles out. */
  readonly hasty?: Partial<Weights>;
  /** For players without partners: cards that wait for their book are worth more than an early end. */
  readonly patient?: Partial<Weights>;
}

/**
 * How surely a side's melds are full before the stock is gone, from 0 to 1; a hand no longer shrinks then.
 * Compares a side's share of each rank with the size of a book.
 */
function fillingOf(terms: Terms): number {
  const { copies, pack, ranks, reshuffles, sides } = terms;
  const room = Math.max(roomInMeld(terms, 0, 0), roomInMeld(terms, 0, 1));
  if (room === Infinity || reshuffles) return 0;
  let cards = 0;
  copies.forEach((count, card) => (cards += pack.kindOf[card] === ranks[0] ? count : 0));
  return Math.min(1, cards / sides / room);
}

/** The weights for these terms: the closer melds come to filling up, the more the others count. */
export function suited(
  weights: Weights,
  { hasty, patient }: WhereMeldsFill,
  terms: Terms,
): Weights {
  const filling = fillingOf(terms);
  const instead = (terms.sides === terms.players ? patient : hasty) ?? {};
  const mixed = Object.entries(instead).map(([name, there]) => {
    const here = weights[name as keyof Weights];
    return [name, here + filling * (there - here)] as const;
  });
  return { ...weights, ...Object.fromEntries(mixed) };
}
