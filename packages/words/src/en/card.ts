import type { Card, Pack } from '@hand-and-foot/engine';
import { signOfCard, suitOf, type Suit } from '../cardSign.ts';
import type { Context } from '../context.ts';
import { nameOfKind } from './kind.ts';
import { listed } from './list.ts';

const SUITS: Record<Suit, string> = {
  h: 'hearts',
  d: 'diamonds',
  c: 'clubs',
  s: 'spades',
};

const COURTS: Record<string, string> = { T: '10', J: 'jack', Q: 'queen', K: 'king', A: 'ace' };

/** A card in little room: "9♥", "joker", "Lady". */
export function sayCard(pack: Pack, card: Card): string {
  return signOfCard(pack, card) ?? nameOfKind(pack, pack.kindOf[card]!, 1);
}

/** A card as it is read out: "5 of diamonds". */
export function sayCardInFull(pack: Pack, card: Card): string {
  const suit = suitOf(pack, card);
  if (!suit) return sayCard(pack, card);
  const rank = pack.faces[card]![0]!;
  return `${COURTS[rank] ?? rank} of ${SUITS[suit]}`;
}

/** The card in short, or in full to somebody who listens. */
export function cardIn({ pack, aloud }: Pick<Context, 'pack' | 'aloud'>, card: Card): string {
  return aloud ? sayCardInFull(pack, card) : sayCard(pack, card);
}

/** "the 9♥ and the joker". */
export function theCards(context: Pick<Context, 'pack' | 'aloud'>, cards: readonly Card[]): string {
  return listed(cards.map((card) => `the ${cardIn(context, card)}`));
}
