import type { Card } from '@hand-and-foot/engine';
import { cardsIn, suitOf, type CardSayings } from '../cardSign.ts';
import type { Context } from '../context.ts';
import { nameOfKind, nounOfKind } from './kind.ts';
import { listed } from './list.ts';
import { agree, un } from './noun.ts';

/** A card in little room ("9♥", "Dama"), as it is read out ("5 de diamantes"), and as this context needs it. */
export const [sayCard, sayCardInFull, cardIn]: CardSayings = cardsIn({
  suits: { h: 'corazones', d: 'diamantes', c: 'tréboles', s: 'picas' },
  ranks: { T: '10', J: 'jota', Q: 'reina', K: 'rey', A: 'as' },
  of: 'de',
  nameOfKind,
});

/** "el 9♥", "la Q♠", "el joker". */
export function theCard(context: Pick<Context, 'pack' | 'aloud'>, card: Card): string {
  const noun = nounOfKind(context.pack, context.pack.kindOf[card]!);
  return `${agree(noun, 'el', 'la')} ${cardIn(context, card)}`;
}

/** "el 9♥, otro 9♥ y un joker". */
export function theCards(context: Pick<Context, 'pack' | 'aloud'>, cards: readonly Card[]): string {
  const { pack } = context;
  return listed(
    cards.map((card, at) => {
      const noun = nounOfKind(pack, pack.kindOf[card]!);
      if (cards.indexOf(card) < at)
        return `${agree(noun, 'otro', 'otra')} ${cardIn(context, card)}`;
      return suitOf(pack, card) ? theCard(context, card) : un(noun);
    }),
  );
}
