import { WILD, type Card, type Kind, type MeldCards, type Terms } from '@hand-and-foot/engine';
import { isWild } from '../../parts/cards/isWild.ts';
import { kindOfCards } from './kindOfCards.ts';
import type { MeldLook } from './MeldMark.tsx';

/** A meld as it lies on the table. */
export interface MeldSeen {
  /** Its number among the side's. */
  readonly number: number;
  readonly kind: Kind;
  /** Naturals first. */
  readonly cards: readonly Card[];
  readonly naturals: number;
  readonly wilds: number;
  readonly look: MeldLook;
  readonly book: boolean;
  readonly capped: boolean;
}

export function meldsSeen(terms: Terms, melds: readonly MeldCards[]): MeldSeen[] {
  return melds.map(({ cards, capped }, number) => {
    const naturals = cards.filter((card) => !isWild(terms, card));
    const wilds = cards.filter((card) => isWild(terms, card));
    const kind = kindOfCards(terms, cards);
    return {
      number,
      kind,
      cards: [...naturals, ...wilds],
      naturals: naturals.length,
      wilds: wilds.length,
      look: kind === WILD ? 'wild' : wilds.length > 0 ? 'dirty' : 'clean',
      book: cards.length >= terms.rules.bookSize,
      capped,
    };
  });
}

/** Where the melds of one kind lie; melds that are all wild have as many places as there may be of them. */
export interface Place {
  readonly kind: Kind;
  /** From 0, among the places of its kind. */
  readonly nth: number;
}

/** A side's places in the order of rank; they never move. */
export function placesOf({ ranks, rules }: Terms): Place[] {
  const wild = Array.from({ length: rules.wildMelds }, (_, nth) => ({ kind: WILD, nth }));
  return [...ranks.map((kind) => ({ kind, nth: 0 })), ...wild];
}

/** The meld that a place shows, and those of its kind that lie beside it. */
export function meldsIn(
  { kind, nth }: Place,
  melds: readonly MeldSeen[],
): {
  shown: MeldSeen | undefined;
  beside: MeldSeen[];
} {
  const there = melds.filter((meld) => meld.kind === kind);
  if (kind === WILD) return { shown: there[nth], beside: [] };
  const shown = there.find(({ book }) => !book) ?? there.at(-1);
  return { shown, beside: there.filter((meld) => meld !== shown) };
}

export const keyOf = ({ kind, nth }: Place): string =>
  nth === 0 ? `${kind}` : `${kind}-${nth + 1}`;
