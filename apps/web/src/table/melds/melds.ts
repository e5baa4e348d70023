import {
  isWildCard,
  meldSeen,
  mostMelds,
  WILD,
  type Card,
  type Kind,
  type MeldCards,
  type MeldNumber,
  type Terms,
} from '@hand-and-foot/engine';
import type { MeldLook } from './MeldMark.tsx';

/** A meld on the table. */
export interface MeldShown {
  /** Its number among the side's. */
  readonly number: MeldNumber;
  readonly kind: Kind;
  /** Naturals first. */
  readonly cards: readonly Card[];
  readonly naturals: number;
  readonly wilds: number;
  readonly look: MeldLook;
  readonly book: boolean;
  /** Cards missing for a book. */
  readonly missing: number;
  readonly capped: boolean;
}

export function meldsSeen(terms: Terms, melds: readonly MeldCards[]): MeldShown[] {
  return melds.map((meld, number) => {
    const { nature, missing, ...seen } = meldSeen(terms, meld);
    const wildsLast = [false, true].flatMap((wild) =>
      meld.cards.filter((card) => isWildCard(terms, card) === wild),
    );
    return { ...seen, number, cards: wildsLast, look: nature, book: missing === 0, missing };
  });
}

/** The place of one kind's melds; all-wild melds have as many places as there may be of them. */
export interface Place {
  readonly kind: Kind;
  /** From 0, among its kind's places. */
  readonly nth: number;
}

/** A side's places in order of rank; they never move. */
export function placesOf(terms: Terms): Place[] {
  const wild = Array.from({ length: mostMelds(terms, WILD) }, (_, nth) => ({ kind: WILD, nth }));
  return [...terms.ranks.map((kind) => ({ kind, nth: 0 })), ...wild];
}

/** A place's visible meld, and others of its kind. */
export function meldsIn(
  { kind, nth }: Place,
  melds: readonly MeldShown[],
): {
  shown: MeldShown | undefined;
  beside: MeldShown[];
} {
  const there = melds.filter((meld) => meld.kind === kind);
  if (kind === WILD) return { shown: there[nth], beside: [] };
  const shown = there.find(({ book }) => !book) ?? there.at(-1);
  return { shown, beside: there.filter((meld) => meld !== shown) };
}

export const keyOf = ({ kind, nth }: Place): string =>
  nth === 0 ? `${kind}` : `${kind}-${nth + 1}`;
