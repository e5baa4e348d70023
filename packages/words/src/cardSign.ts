import type { Card, Pack } from '@hand-and-foot/engine';

export type Suit = 'h' | 'd' | 'c' | 's';

const SIGNS: Record<Suit, string> = { h: '♥', d: '♦', c: '♣', s: '♠' };

/** Undefined for jokers and in a pack without suits. */
export function suitOf(pack: Pack, card: Card): Suit | undefined {
  const face = pack.faces[card] ?? '';
  return pack.id === 'standard' && face.length === 2 ? (face[1] as Suit) : undefined;
}

/** The signs printed on a card, alike in every language: "9♥", "12"; undefined if it has only a name. */
export function signOfCard(pack: Pack, card: Card): string | undefined {
  const face = pack.faces[card] ?? '';
  const suit = suitOf(pack, card);
  if (suit) return `${face.startsWith('T') ? '10' : face[0]}${SIGNS[suit]}`;
  return /^\d+$/.test(face) ? face : undefined;
}
