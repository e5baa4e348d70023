import {
  cardsInPlay,
  copiesInDeck,
  takesSpares,
  type RankRules,
  packUnder,
} from '@hand-and-foot/engine';
import type { BookKind, Pack, Rules, WildLimit } from '@hand-and-foot/engine';

/** The deck's cards that can make books, and the books that the rules let one side make. */
export interface Supply {
  /** Copies of each natural rank. */
  ranks: ReadonlyMap<string, number>;
  /** The ranks with rules of their own. */
  byRank: ReadonlyMap<string, RankRules>;
  wilds: number;
  bookSize: number;
  meldsOfRank: number;
  wildMelds: number;
  /** Whether a book counts for every line of the books needed that it fits. */
  sharing: Rules['booksShared'];
  /** Naturals in the dirty book that has fewest of them; undefined if none can be made. */
  dirtyNaturals: number | undefined;
  dirtyWilds: number;
  /** Mixes that make a dirty book, without those that take more of one and no less of the other. */
  mixes: readonly Mix[];
}

interface Mix {
  naturals: number;
  wilds: number;
}

/** Books wanted together: counts of a kind, of one rank alone where it is named. */
export interface Want {
  kind: BookKind | 'any';
  rank?: string;
  count: number;
}

/** How many cards a round is dealt from. */
export function cardsIn(rules: Rules, decks: number): number {
  return cardsInPlay(rules, decks * copiesInDeck(rules).reduce((sum, copies) => sum + copies, 0));
}

function isNoDearer(one: Mix, other: Mix): boolean {
  return one.naturals <= other.naturals && one.wilds <= other.wilds;
}

export function supplyOf(rules: Rules, decks: number): Supply {
  const mixes = dirtyMixes(rules);
  return {
    ranks: new Map(
      kindsWith(rules, 'natural').map((kind) => [kind, copiesInDecks(rules, kind, decks)]),
    ),
    byRank: new Map(rules.byRank.map((own) => [own.rank, own])),
    wilds: kindsWith(rules, 'wild').reduce(
      (sum, kind) => sum + copiesInDecks(rules, kind, decks),
      0,
    ),
    bookSize: rules.bookSize,
    meldsOfRank: rules.meldsOfRank.most === 'any' ? Infinity : rules.meldsOfRank.most,
    wildMelds: rules.wildMelds,
    sharing: rules.booksShared,
    dirtyNaturals: mixes.length === 0 ? undefined : Math.min(...mixes.map((mix) => mix.naturals)),
    dirtyWilds: mixes.length === 0 ? 1 : Math.min(...mixes.map((mix) => mix.wilds)),
    mixes: mixes.filter((mix) => !mixes.some((other) => other !== mix && isNoDearer(other, mix))),
  };
}

/** The most books of this kind (of this rank) that one side could ever hold. */
export function mostBooks(supply: Supply, kind: Want['kind'], rank?: string): number {
  if (kind === 'wild') return rank === undefined ? mostWild(supply, 0) : 0;
  const ranks = rank === undefined ? [...supply.ranks.keys()].filter(isShared(supply)) : [rank];
  const most = (each: string): number => mostOfRank(supply, kind, each);
  const sumOf = (some: string[]): number => some.reduce((sum, each) => sum + most(each), 0);
  // The clean book of a rank passes for a dirty one.
  if (kind === 'dirty' && takesSpares(supply.sharing))
    return ranks.reduce((sum, each) => sum + mostOfRank(supply, 'any', each), 0);
  if (kind === 'dirty') {
    const counted = ranks.filter((each) => supply.byRank.get(each)?.countsAs === 'dirty');
    const mixed = ranks.filter((each) => !counted.includes(each));
    const byWilds = Math.floor(supply.wilds / supply.dirtyWilds);
    return sumOf(counted) + Math.min(sumOf(mixed), byWilds);
  }
  const ranked = sumOf(ranks);
  return kind === 'any' && rank === undefined ? ranked + mostWild(supply, 0) : ranked;
}

/** Ranks whose books count only for themselves are none of those that any rank may fill. */
function isShared({ byRank }: Supply): (rank: string) => boolean {
  return (rank) => byRank.get(rank)?.countsAs !== 'own';
}

function mostOfRank(supply: Supply, kind: Want['kind'], rank: string): number {
  const as = supply.byRank.get(rank)?.countsAs;
  return Math.max(...optionsFor(supply, rank).map((held) => countOf(kind)(countedAs(held, as))));
}

/** The books by what they count as. */
export function countedAs<Held extends Holding>(held: Held, as: RankRules['countsAs']): Held {
  const all = held.clean + held.dirty;
  if (as === 'clean') return { ...held, clean: all, dirty: 0 };
  return as === 'dirty' ? { ...held, clean: 0, dirty: all } : held;
}

interface Holding {
  clean: number;
  dirty: number;
}

/** For each number of clean books of a rank, as many dirty ones as its cards still make. */
function optionsFor(supply: Supply, rank: string): Holding[] {
  const copies = supply.ranks.get(rank) ?? 0;
  const mostClean = Math.min(supply.meldsOfRank, Math.floor(copies / supply.bookSize));
  return Array.from({ length: mostClean + 1 }, (_, clean) => {
    const left = copies - clean * supply.bookSize;
    const mixed = supply.byRank.get(rank)?.wilds === 'none' ? 0 : dirtyFrom(supply, left);
    return { clean, dirty: Math.min(supply.meldsOfRank - clean, mixed) };
  });
}

function dirtyFrom(supply: Supply, naturals: number): number {
  if (supply.dirtyNaturals === undefined || supply.wilds < supply.dirtyWilds) return 0;
  return Math.floor(naturals / supply.dirtyNaturals);
}

function countOf(kind: Want['kind']): (held: Holding) => number {
  return (held) => {
    if (kind === 'any') return held.clean + held.dirty;
    return kind === 'wild' ? 0 : held[kind];
  };
}

function mostWild(supply: Supply, wildsUsed: number): number {
  return Math.min(supply.wildMelds, Math.floor((supply.wilds - wildsUsed) / supply.bookSize));
}

/** Laid naturals first, any mix that the limits allow at its end is allowed on the way. */
function dirtyMixes(rules: Rules): Mix[] {
  const mixes: Mix[] = [];
  const { bookGrows, bookSize } = rules;
  const { clean, dirty } =
    typeof bookGrows === 'string' ? { clean: bookGrows, dirty: bookGrows } : bookGrows;
  // A clean book that may turn dirty does so above its size, too; further wilds need a dirty one that takes them.
  const largest = clean === 'byAny' ? 2 * bookSize + 1 : bookSize;
  for (let size = bookSize; size <= largest; size++) {
    const most = size > bookSize && dirty !== 'byAny' ? 1 : size - 1;
    for (let wilds = 1; wilds <= most; wilds++) mixes.push({ naturals: size - wilds, wilds });
  }
  return mixes.filter(
    ({ naturals, wilds }) =>
      naturals >= rules.meldStart.naturals &&
      rules.wildLimits.every((limit) => within(limit, naturals, wilds)),
  );
}

function within(limit: WildLimit, naturals: number, wilds: number): boolean {
  switch (limit.limit) {
    case 'most':
      return wilds <= limit.wilds;
    case 'lead':
      return naturals - wilds >= limit.by;
    case 'perWild':
      return naturals >= limit.naturals * wilds;
    case 'from':
      return naturals >= limit.naturals;
  }
}

/** How many wilds may join this many naturals. */
export function wildsWith(rules: Rules, naturals: number): number {
  let wilds = 0;
  while (wilds < 99 && rules.wildLimits.every((limit) => within(limit, naturals, wilds + 1)))
    wilds++;
  return wilds;
}

function kindsWith(rules: Rules, role: string): string[] {
  return packUnder(rules).kinds.filter((kind) => rules.roles[kind] === role);
}

export function copiesInDecks(rules: Rules, kind: string, decks: number): number {
  const pack: Pack = packUnder(rules);
  const index = pack.kinds.indexOf(kind);
  const faces = copiesInDeck(rules).slice(pack.firstFace[index], pack.firstFace[index + 1]);
  return decks * faces.reduce((sum, copies) => sum + copies, 0);
}
