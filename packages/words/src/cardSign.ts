import { hasSuits, type Card, type Kind, type Pack } from '@hand-and-foot/engine';
import type { Context } from './context.ts';

export type Suit = 'h' | 'd' | 'c' | 's';

const SIGNS: Record<Suit, string> = { h: '♥', d: '♦', c: '♣', s: '♠' };

/** Undefined for jokers and in a pack without suits. */
export function suitOf(pack: Pack, card: Card): Suit | undefined {
  const face = pack.faces[card] ?? '';
  return hasSuits(pack.id) && face.length === 2 ? (face[1] as Suit) : undefined;
}

/** The signs printed on a card, alike in every language: "9♥", "12"; undefined if it has only a name. */
function signOfCard(pack: Pack, card: Card): string | undefined {
  const face = pack.faces[card] ?? '';
  const suit = suitOf(pack, card);
  if (suit) return `${face.startsWith('T') ? '10' : face[0]}${SIGNS[suit]}`;
  return /^\d+$/.test(face) ? face : undefined;
}

/** A language's words for cards. */
export interface CardWords {
  readonly suits: Readonly<Record<Suit, string>>;
  /** Ranks that are read out other than they're printed. */
  readonly ranks: Readonly<Record<string, string>>;
  /** Between a rank and its suit: "of". */
  readonly of: string;
  readonly nameOfKind: (pack: Pack, kind: Kind, count: number) => string;
}

/** The ways to say a card: in little room, read out, and in full only to somebody who listens. */
export type CardSayings = readonly [
  short: (pack: Pack, card: Card) => string,
  readOut: (pack: Pack, card: Card) => string,
  forContext: (context: Pick<Context, 'pack' | 'aloud'>, card: Card) => string,
];

export function cardsIn(words: CardWords): CardSayings {
  return [
    (pack, card) => cardSaid(words, pack, card),
    (pack, card) => cardReadOut(words, pack, card),
    ({ pack, aloud }, card) => (aloud ? cardReadOut : cardSaid)(words, pack, card),
  ];
}

function cardSaid({ nameOfKind }: CardWords, pack: Pack, card: Card): string {
  return signOfCard(pack, card) ?? nameOfKind(pack, pack.kindOf[card]!, 1);
}

function cardReadOut(words: CardWords, pack: Pack, card: Card): string {
  const suit = suitOf(pack, card);
  if (!suit) return cardSaid(words, pack, card);
  const rank = pack.faces[card]![0]!;
  return `${words.ranks[rank] ?? rank} ${words.of} ${words.suits[suit]}`;
}
