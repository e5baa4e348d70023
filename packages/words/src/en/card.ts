import type { Card, Pack } from '@hand-and-foot/engine';
import type { Context } from '../context.ts';
import { nameOfKind } from './kind.ts';
import { listed } from './list.ts';

const SUITS: Record<string, { sign: string; name: string }> = {
  h: { sign: '♥', name: 'hearts' },
  d: { sign: '♦', name: 'diamonds' },
  c: { sign: '♣', name: 'clubs' },
  s: { sign: '♠', name: 'spades' },
};

const COURTS: Record<string, string> = { T: '10', J: 'jack', Q: 'queen', K: 'king', A: 'ace' };

/** A card in little room: "9♥", "joker", "Lady". */
export function sayCard(pack: Pack, card: Card): string {
  const face = pack.faces[card] ?? '';
  const suit = suitOf(pack, face);
  if (suit) return `${face.startsWith('T') ? '10' : face[0]}${suit.sign}`;
  return unsuited(pack, card, face);
}

/** A card as it is read out: "5 of diamonds". */
export function sayCardInFull(pack: Pack, card: Card): string {
  const face = pack.faces[card] ?? '';
  const suit = suitOf(pack, face);
  if (suit) return `${COURTS[face[0]!] ?? face[0]} of ${suit.name}`;
  return unsuited(pack, card, face);
}

/** The card in short, or in full to somebody who listens. */
export function cardIn({ pack, aloud }: Pick<Context, 'pack' | 'aloud'>, card: Card): string {
  return aloud ? sayCardInFull(pack, card) : sayCard(pack, card);
}

/** "the 9♥ and the joker". */
export function theCards(context: Pick<Context, 'pack' | 'aloud'>, cards: readonly Card[]): string {
  return listed(cards.map((card) => `the ${cardIn(context, card)}`));
}

export function isSuited(pack: Pack, card: Card): boolean {
  return suitOf(pack, pack.faces[card] ?? '') !== undefined;
}

function suitOf(pack: Pack, face: string): { sign: string; name: string } | undefined {
  return pack.id === 'standard' && face.length === 2 ? SUITS[face[1]!] : undefined;
}

/** The numbers of Lords & Ladies stay digits, as the card shows them. */
function unsuited(pack: Pack, card: Card, face: string): string {
  return /^\d+$/.test(face) ? face : nameOfKind(pack, pack.kindOf[card]!, 1);
}
