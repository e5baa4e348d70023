import type { Kind } from './pack.ts';
import type { Refusal } from './refusal.ts';
import type { Rules, WildLimit } from './rules.ts';

/** The kind of an all-wild meld, which has no rank. */
export const WILD: Kind = 0xff;

/** The rules that decide which cards may lie together. */
export interface MeldRules {
  readonly rules: Rules;
  /** For each number of naturals, the most wilds that may be with them. */
  readonly wildsWith: Uint16Array;
  /** For each number of wilds, the fewest naturals they may be with; beyond the deck where never. */
  readonly naturalsFor: Uint16Array;
}

/**
 * Why a meld of `rank` with these naturals and wilds may not take these more, in the best order; an
 * all-wild meld counts its wilds as `wilds`. Undefined if it may.
 */
export function whyNotGrow(
  shape: MeldRules,
  rank: Kind,
  naturals: number,
  wilds: number,
  addNaturals: number,
  addWilds: number,
): Refusal | undefined {
  const { bookSize, bookGrows } = shape.rules;
  const size = naturals + wilds;
  if (bookGrows === 'never' && size + addNaturals + addWilds > bookSize) {
    return { why: 'bookClosed', rank, have: size, size: bookSize };
  }
  // An all-wild meld has no naturals that could join it as a book.
  if (rank === WILD && bookGrows === 'byNaturals' && size + addWilds > bookSize) {
    return { why: 'bookClosed', rank, have: size, size: bookSize };
  }
  if (addWilds === 0 || rank === WILD) return undefined;
  if (bookGrows === 'byNaturals' && size >= bookSize) return { why: 'bookTakesNaturals', rank };
  const inAll = naturals + addNaturals;
  if (shape.wildsWith[inAll] < wilds + addWilds) {
    return {
      why: 'tooManyWilds',
      rank,
      naturals: inAll,
      wilds: wilds + addWilds,
      most: shape.wildsWith[inAll],
      limit: shape.rules.wildLimits.find((limit) => wildsUnder(limit, inAll) < wilds + addWilds)!,
    };
  }
  // The wilds go on as soon as there are naturals enough for them, before the meld is a book.
  const before = Math.max(naturals, shape.naturalsFor[wilds + addWilds]);
  if (bookGrows === 'byNaturals' && before + wilds + addWilds > bookSize)
    return { why: 'bookTakesNaturals', rank };
  return undefined;
}

/** Why these naturals and wilds may not begin a meld, or undefined if they may. */
export function whyNotBegin(
  shape: MeldRules,
  rank: Kind,
  naturals: number,
  wilds: number,
): Refusal | undefined {
  const { cards, naturals: fewest } = shape.rules.meldStart;
  const size = naturals + wilds;
  if (size < cards) return { why: 'tooFewCards', have: size, need: cards };
  if (rank !== WILD && naturals < fewest)
    return { why: 'tooFewNaturals', have: naturals, need: fewest };
  return whyNotGrow(shape, rank, 0, 0, naturals, wilds);
}

/** The most wilds that one of the limits allows with these naturals. */
export function wildsUnder(limit: WildLimit, naturals: number): number {
  switch (limit.limit) {
    case 'most':
      return limit.wilds;
    case 'lead':
      return naturals - limit.by;
    case 'perWild':
      return Math.floor(naturals / limit.naturals);
    case 'from':
      return naturals >= limit.naturals ? Infinity : 0;
  }
}

/**
 * The answers for every number of naturals and wilds that can lie together, for callers who ask very
 * often: may such a meld be begun, may a natural join it, may a wild.
 */
export interface MeldTable {
  readonly row: number;
  readonly cells: Uint8Array;
  /** The same for an all-wild meld, by its number of wilds. */
  readonly wild: Uint8Array;
}

export const MAY_BEGIN = 1;
export const TAKES_NATURAL = 2;
export const TAKES_WILD = 4;

export function meldTable(shape: MeldRules, naturals: number, wilds: number): MeldTable {
  const row = wilds + 1;
  const cells = new Uint8Array((naturals + 1) * row);
  for (let at = 0; at < cells.length; at++) {
    const n = Math.floor(at / row);
    const w = at % row;
    if (!whyNotBegin(shape, 0, n, w)) cells[at] |= MAY_BEGIN;
    if (!whyNotGrow(shape, 0, n, w, 1, 0)) cells[at] |= TAKES_NATURAL;
    if (!whyNotGrow(shape, 0, n, w, 0, 1)) cells[at] |= TAKES_WILD;
  }
  const wild = Uint8Array.from({ length: row }, (_, w) =>
    whyNotGrow(shape, WILD, 0, w, 0, 1) ? 0 : TAKES_WILD,
  );
  return { row, cells, wild };
}
