import type { Card, Pack } from '@hand-and-foot/engine';
import { cardReadOut, cardSaid, type CardWords } from '../cardSign.ts';
import type { Context } from '../context.ts';
import { nameOfKind, nounOfKind } from './kind.ts';
import { listed } from './list.ts';
import { agree } from './noun.ts';

const words: CardWords = {
  suits: { h: 'corazones', d: 'diamantes', c: 'tréboles', s: 'picas' },
  ranks: { T: '10', J: 'jota', Q: 'reina', K: 'rey', A: 'as' },
  of: 'de',
  nameOfKind,
};

/** A card in little room: "9♥", "joker", "Dama". The letters are those on the card. */
export function sayCard(pack: Pack, card: Card): string {
  return cardSaid(words, pack, card);
}

/** A card as it is read out: "5 de diamantes". */
export function sayCardInFull(pack: Pack, card: Card): string {
  return cardReadOut(words, pack, card);
}

/** The card in short, or in full to somebody who listens. */
export function cardIn({ pack, aloud }: Pick<Context, 'pack' | 'aloud'>, card: Card): string {
  return aloud ? sayCardInFull(pack, card) : sayCard(pack, card);
}

/** "el 9♥", "la Q♠", "el joker". */
export function theCard(context: Pick<Context, 'pack' | 'aloud'>, card: Card): string {
  const noun = nounOfKind(context.pack, context.pack.kindOf[card]!);
  return `${agree(noun, 'el', 'la')} ${cardIn(context, card)}`;
}

/** "el 9♥ y el joker". */
export function theCards(context: Pick<Context, 'pack' | 'aloud'>, cards: readonly Card[]): string {
  return listed(cards.map((card) => theCard(context, card)));
}
