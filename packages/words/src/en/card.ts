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

type InContext = Pick<Context, 'pack' | 'aloud'>;

/** "the 9♥, another 9♥ and a joker". */
export function theCards(context: InContext, cards: readonly Card[]): string {
  const { pack } = context;
  return listed(
    cards.map((card, at) => {
      const name = nameOfCard(context, card);
      if (cards.indexOf(card) < at) return `another ${name}`;
      return suitOf(pack, card) ? `the ${name}` : withArticle(name);
    }),
  );
}

/** "9♥", "joker". */
export function nameOfCard(context: InContext, card: Card): string {
  const { pack } = context;
  return suitOf(pack, card) ? cardIn(context, card) : nameOfKind(pack, pack.kindOf[card]!, 1);
}
