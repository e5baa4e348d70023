import { WILD, type Card, type Kind, type Terms } from '@hand-and-foot/engine';
import { isWild } from '../../parts/cards/isWild.ts';

/** The kind of these cards' meld: that of its naturals, or all wild. */
export function kindOfCards(terms: Terms, cards: readonly Card[]): Kind {
  const natural = cards.find((card) => !isWild(terms, card));
  return natural === undefined ? WILD : terms.pack.kindOf[natural]!;
}
