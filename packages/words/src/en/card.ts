import type { Card, Pack } from '@hand-and-foot/engine';
import { cardReadOut, cardSaid, type CardWords } from '../cardSign.ts';
import type { Context } from '../context.ts';
import { nameOfKind } from './kind.ts';
import { listed } from './list.ts';

const words: CardWords = {
  suits: { h: 'hearts', d: 'diamonds', c: 'clubs', s: 'spades' },
  ranks: { T: '10', J: 'jack', Q: 'queen', K: 'king', A: 'ace' },
  of: 'of',
  nameOfKind,
};

/** A card in little room: "9♥", "joker", "Lady". */
export function sayCard(pack: Pack, card: Card): string {
  return cardSaid(words, pack, card);
}

/** A card as it is read out: "5 of diamonds". */
export function sayCardInFull(pack: Pack, card: Card): string {
  return cardReadOut(words, pack, card);
}

/** The card in short, or in full to somebody who listens. */
export function cardIn({ pack, aloud }: Pick<Context, 'pack' | 'aloud'>, card: Card): string {
  return aloud ? sayCardInFull(pack, card) : sayCard(pack, card);
}

/** "the 9♥ and the joker". */
export function theCards(context: Pick<Context, 'pack' | 'aloud'>, cards: readonly Card[]): string {
  return listed(cards.map((card) => `the ${cardIn(context, card)}`));
}
