import { cardNamed, type Card, type Pack } from '@hand-and-foot/engine';
import { listOf, Malformed, textOf } from './malformed.ts';

export function faceOf(pack: Pack, card: Card): string {
  return pack.faces[card]!;
}

export function facesOf(pack: Pack, cards: readonly Card[]): string[] {
  return cards.map((card) => faceOf(pack, card));
}

export function readCard(pack: Pack, value: unknown, what: string): Card {
  const face = textOf(value, what);
  const card = cardNamed(pack, face);
  if (card === undefined)
    throw new Malformed(`${what}: there is no card "${face.slice(0, 20)}" in this deck.`);
  return card;
}

export function readCards(pack: Pack, value: unknown, what: string): Card[] {
  return listOf(value, what).map((card) => readCard(pack, card, what));
}
