import type { Terms } from '@hand-and-foot/engine';
import type { Weights } from './weights.ts';

/**
 * How surely a side's melds are full before the stock is gone, from 0 to 1: a hand then no longer
 * shrinks, and a round that nobody has ended by that time fizzles out. What a side gets of each rank is
 * held against what a book takes. Whoever plays alone is out as often without hurry, and with more points.
 */
function fillingOf({ copies, pack, players, ranks, rules, sides }: Terms): number {
  if (sides === players) return 0;
  if (rules.bookGrows !== 'never' || rules.emptyStock === 'reshuffle') return 0;
  let cards = 0;
  copies.forEach((count, card) => (cards += pack.kindOf[card] === ranks[0] ? count : 0));
  return Math.min(1, cards / sides / rules.bookSize);
}

/** The weights with those of somebody in a hurry mixed in, as far as there is need. */
export function hurried(weights: Weights, hasty: Partial<Weights>, terms: Terms): Weights {
  const filling = fillingOf(terms);
  const mixed = Object.entries(hasty).map(([name, there]) => {
    const here = weights[name as keyof Weights];
    return [name, here + filling * (there - here)] as const;
  });
  return { ...weights, ...Object.fromEntries(mixed) };
}
