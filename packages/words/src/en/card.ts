import type { Card } from '@hand-and-foot/engine';
import { cardsIn, suitOf, type CardSayings } from '../cardSign.ts';
import type { Context } from '../context.ts';
import { nameOfKind } from './kind.ts';
import { listed, withArticle } from './list.ts';

/** A card in little room ("9♥", "Lady"), as it is read out ("5 of diamonds"), and as this context needs it. */
export const [sayCard, sayCardInFull, cardIn]: CardSayings = cardsIn({
  suits: { h: 'hearts', d: 'diamonds', c: 'clubs', s: 'spades' },
  ranks: { T: '10', J: 'jack', Q: 'queen', K: 'king', A: 'ace' },
  of: 'of',
  nameOfKind,
});

/** "the 9♥, another 9♥ and a joker". */
export function theCards(context: Pick<Context, 'pack' | 'aloud'>, cards: readonly Card[]): string {
  const { pack } = context;
  return listed(
    cards.map((card, at) => {
      const suit = suitOf(pack, card);
      const name = suit ? cardIn(context, card) : nameOfKind(pack, pack.kindOf[card]!, 1);
      if (cards.indexOf(card) < at) return `another ${name}`;
      return suit ? `the ${name}` : withArticle(name);
    }),
  );
}
