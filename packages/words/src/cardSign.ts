import type { Card, Kind, Pack } from '@hand-and-foot/engine';

export type Suit = 'h' | 'd' | 'c' | 's';

const SIGNS: Record<Suit, string> = { h: '♥', d: '♦', c: '♣', s: '♠' };

/** Undefined for jokers and in a pack without suits. */
export function suitOf(pack: Pack, card: Card): Suit | undefined {
  const face = pack.faces[card] ?? '';
  return pack.id === 'standard' && face.length === 2 ? (face[1] as Suit) : undefined;
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

/** A card in little room: "9♥", "joker", "Lady". */
export function cardSaid({ nameOfKind }: CardWords, pack: Pack, card: Card): string {
  return signOfCard(pack, card) ?? nameOfKind(pack, pack.kindOf[card]!, 1);
}

/** A card as it is read out: "5 of diamonds". */
export function cardReadOut(words: CardWords, pack: Pack, card: Card): string {
  const suit = suitOf(pack, card);
  if (!suit) return cardSaid(words, pack, card);
  const rank = pack.faces[card]![0]!;
  return `${words.ranks[rank] ?? rank} ${words.of} ${words.suits[suit]}`;
}
