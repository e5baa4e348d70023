import type { Refusal } from '../actions/refusal.ts';
import type { Kind } from '../rules/pack.ts';
import type { BookKind, BookGrowth, GrowthByKind, Rules, WildLimit } from '../rules/rules.ts';

/** The kind of an all-wild meld, which has no rank. */
export const WILD: Kind = 0xff;

/** The rules that decide which cards may lie together. */
export interface MeldRules {
  readonly rules: Rules;
  /** The cards that a finished book of each kind takes. */
  readonly grows: GrowthByKind;
  /** Whether the turn that finishes a book adds nothing to it. */
  readonly booksWait: boolean;
  /** For each kind, and `WILD`, how many cards begin a meld of it. */
  readonly startOf: Int32Array;
  /** The points that a new meld brings at least. */
  readonly startPoints: number;
  /** Kinds whose melds take no wilds, a bit each. */
  readonly noWilds: number;
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
  const { bookSize } = shape.rules;
  const size = naturals + wilds;
  const isPast = size + addNaturals + addWilds > bookSize && addNaturals + addWilds > 0;
  if (isPast && shape.booksWait && size < bookSize)
    return { why: 'bookJustFinished', rank, have: size, size: bookSize };
  const stop = isPast ? whyNotPast(shape, rank, naturals, wilds, addNaturals, addWilds) : undefined;
  if (stop && (size >= bookSize || stop.why === 'bookClosed')) return stop;
  if (rank === WILD) return undefined;
  if (addWilds > 0 && shape.noWilds & (1 << rank)) return { why: 'rankWithoutWilds', rank };
  const inAll = naturals + addNaturals;
  if (addWilds > 0 && shape.wildsWith[inAll] < wilds + addWilds)
    return tooManyWilds(shape, rank, inAll, wilds + addWilds);
  return stop;
}

// On its own, because a function that makes another pays for that at every call, used or not.
function tooManyWilds(shape: MeldRules, rank: Kind, naturals: number, wilds: number): Refusal {
  const most = shape.wildsWith[naturals];
  const limit = shape.rules.wildLimits.find((each) => wildsUnder(each, naturals) <= most)!;
  return { why: 'tooManyWilds', rank, naturals, wilds, most, limit };
}

/** Why the meld may not become larger than a book by these cards: the best order is naturals first, or wilds first. */
function whyNotPast(
  shape: MeldRules,
  rank: Kind,
  naturals: number,
  wilds: number,
  addNaturals: number,
  addWilds: number,
): Refusal | undefined {
  const { clean, dirty, wild } = shape.grows;
  const room = Math.max(0, shape.rules.bookSize - naturals - wilds);
  const stop = (growth: BookGrowth, kind: BookKind): Refusal | undefined =>
    growth === 'byAny' ? undefined : stopped(shape, rank, growth, kind, naturals + wilds);
  if (rank === WILD) return stop(wild, 'wild');
  // As a clean book it takes the rest by the rule for those; its first wild makes it dirty.
  const staysClean = addWilds === 0 || (clean === 'byAny' && (addWilds === 1 || dirty === 'byAny'));
  if (wilds === 0 && addNaturals >= room && clean !== 'never' && staysClean) return undefined;
  if (wilds === 0 && (room === 0 || addWilds === 0))
    return stop(clean, 'clean') ?? stop(dirty, 'dirty');
  // As a dirty book it has all its wilds by then, or as few as make it dirty.
  const fewest = Math.max(wilds === 0 ? 1 : 0, room - addNaturals);
  const before = dirty === 'byAny' ? fewest : addWilds;
  const enough = naturals + room - before >= shape.naturalsFor[wilds + before];
  if (dirty !== 'never' && before <= room && enough) return undefined;
  return stop(dirty, 'dirty') ?? (wilds === 0 ? stop(clean, 'clean') : undefined);
}

/** The refusal of a book that takes nothing, or no wilds. Its kind is told where kinds differ. */
function stopped(
  { rules }: MeldRules,
  rank: Kind,
  growth: BookGrowth,
  kind: BookKind,
  have: number,
): Refusal {
  const of = typeof rules.bookGrows === 'string' ? {} : { kind };
  return growth === 'byNaturals'
    ? { why: 'bookTakesNaturals', rank, ...of }
    : { why: 'bookClosed', rank, have, size: rules.bookSize, ...of };
}

/** Why these naturals and wilds may not begin a meld, or undefined if they may. */
export function whyNotBegin(
  shape: MeldRules,
  rank: Kind,
  naturals: number,
  wilds: number,
): Refusal | undefined {
  const { naturals: fewest } = shape.rules.meldStart;
  const size = naturals + wilds;
  const need = shape.startOf[rank];
  if (size < need) return tooFewCards(shape, rank, size, need);
  if (rank !== WILD && naturals < fewest)
    return { why: 'tooFewNaturals', have: naturals, need: fewest };
  return whyNotGrow(shape, rank, 0, 0, naturals, wilds);
}

function tooFewCards({ rules }: MeldRules, rank: Kind, have: number, need: number): Refusal {
  const own = need === rules.meldStart.cards ? {} : { rank };
  return { why: 'tooFewCards', have, need, ...own };
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
 * often: may a natural join such a meld, may a wild.
 */
export interface MeldTable {
  readonly row: number;
  readonly cells: Uint8Array;
  /** The same for an all-wild meld, by its number of wilds. */
  readonly wild: Uint8Array;
}

export const TAKES_NATURAL = 2;
export const TAKES_WILD = 4;

export function meldTable(rules: MeldRules, naturals: number, wilds: number): MeldTable {
  // Ranks that take no wilds are asked for besides.
  const shape = { ...rules, noWilds: 0 };
  const row = wilds + 1;
  const cells = new Uint8Array((naturals + 1) * row);
  for (let at = 0; at < cells.length; at++) {
    const n = Math.floor(at / row);
    const w = at % row;
    if (!whyNotGrow(shape, 0, n, w, 1, 0)) cells[at] |= TAKES_NATURAL;
    if (!whyNotGrow(shape, 0, n, w, 0, 1)) cells[at] |= TAKES_WILD;
  }
  const wild = Uint8Array.from({ length: row }, (_, w) =>
    whyNotGrow(shape, WILD, 0, w, 0, 1) ? 0 : TAKES_WILD,
  );
  return { row, cells, wild };
}
