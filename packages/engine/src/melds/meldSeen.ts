import type { Card, Kind } from '../rules/pack.ts';
import type { BookKind } from '../rules/rules.ts';
import { WILD } from '../terms/meldShape.ts';
import type { Terms } from '../terms/terms.ts';

/** A meld as anybody may see it; a capping card is told by `capped` alone. */
export interface MeldCards {
  cards: Card[];
  capped: boolean;
}

/** A meld's rank and kind, from its cards alone: for callers who have a view and no state. */
export interface MeldSeen {
  /** Its rank, or `WILD`. */
  readonly kind: Kind;
  readonly naturals: number;
  readonly wilds: number;
  readonly nature: BookKind;
  /** How many cards it lacks to be a book; 0 for a book. */
  readonly missing: number;
  readonly capped: boolean;
}

type Reading = Pick<Terms, 'rules' | 'pack'>;

export function meldSeen(reading: Reading, { cards, capped }: MeldCards): MeldSeen {
  const kind = kindOfCards(reading, cards);
  const wilds = cards.filter((card) => isWildCard(reading, card)).length;
  return {
    kind,
    naturals: cards.length - wilds,
    wilds,
    nature: natureOf(kind, wilds),
    missing: cardsToBook(reading, cards.length),
    capped,
  };
}

/** The rank of a meld of these cards, or `WILD`. */
export function kindOfCards(reading: Reading, cards: readonly Card[]): Kind {
  const natural = cards.find((card) => !isWildCard(reading, card));
  return natural === undefined ? WILD : reading.pack.kindOf[natural];
}

/** Clean without wilds, dirty with some, wild without a natural. */
export function natureOf(kind: Kind, wilds: number): BookKind {
  if (kind === WILD) return 'wild';
  return wilds > 0 ? 'dirty' : 'clean';
}

export function isWildCard({ rules, pack }: Reading, card: Card): boolean {
  return rules.roles[pack.kinds[pack.kindOf[card]]] === 'wild';
}

/** How many cards a meld of this size lacks to be a book. */
export function cardsToBook({ rules }: Pick<Terms, 'rules'>, size: number): number {
  return Math.max(0, rules.bookSize - size);
}

/** How many more naturals a meld with this many cards takes, `wilds` of them wild. */
export function roomInMeld(
  terms: Pick<Terms, 'rules' | 'grows' | 'booksWait'>,
  size: number,
  wilds: number,
): number {
  const growth = wilds === 0 ? terms.grows.clean : terms.grows.dirty;
  const waits = terms.booksWait && size < terms.rules.bookSize;
  return waits || growth === 'never' ? cardsToBook(terms, size) : Infinity;
}

/** How many melds of this rank, or all-wild ones, a side may have. */
export function mostMelds({ rules }: Pick<Terms, 'rules'>, kind: Kind): number {
  const { most } = rules.meldsOfRank;
  return kind === WILD ? rules.wildMelds : most === 'any' ? Infinity : most;
}

/** Whether another meld of the rank, or another all-wild one, begins only beside finished books. */
export function isOneByOne({ rules }: Pick<Terms, 'rules'>, kind: Kind): boolean {
  return (kind === WILD ? rules.wildMeldsWhen : rules.meldsOfRank.when) === 'afterBooks';
}

/** The bonus for a book of this rank; for one that is all wild, of the only kind that it has, or `WILD`. */
export function bonusFor({ bookBonus }: Terms, nature: BookKind, kind: Kind): number {
  return bookBonus[nature][kind];
}
