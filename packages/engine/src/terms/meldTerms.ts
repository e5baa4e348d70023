import { bitsOf, lowestBit } from '../numbers/bits.ts';
import type { Each, Lookup } from '../numbers/is.ts';
import { upTo } from '../numbers/upTo.ts';
import { kindBits, type Card, type Kind, type Pack } from '../rules/pack.ts';
import type { BookKind, GrowthByKind, KindName, RankRules, Rules } from '../rules/rules.ts';
import type { CardTerms } from './cardTerms.ts';
import { copiesOf, MELD_CARDS, MELD_WILD_CARDS } from './layout.ts';
import { onlyHeldCounts } from './lead.ts';
import {
  meldTable,
  whyNotBegin,
  WILD,
  type MeldRules,
  type MeldTable,
  wildsUnder,
} from './meldShape.ts';

/** The cards that may lie together, their places in a meld, and the bonus of books. */
export interface MeldTerms extends MeldRules {
  /** For each face its place among a meld's wild cards, or -1. */
  readonly wildPlace: Lookup<Card, number>;
  /** The faces that have one, in order. */
  readonly wildFaces: readonly Card[];
  /** For each of those places, what its card is worth. */
  readonly wildValues: Int32Array;
  /** For each face its place among a meld's cells. */
  readonly meldCell: Lookup<Card, number>;
  readonly meldTable: MeldTable;
  /** For each kind whether so many naturals and wilds begin a meld, in the table's order. */
  readonly begins: Each<Kind, Uint8Array>;
  /** How many cards begin a meld at least. */
  readonly meldCards: number;
  /** For each kind, how many naturals its smallest melds may have, the rest being wilds, as bits; and the fewest. */
  readonly smallestOf: Lookup<Kind, number>;
  readonly enoughOf: Lookup<Kind, number>;
  readonly enough: number;
  /** Whether some rank begins with two wilds or more. */
  readonly mayBeginWithFew: boolean;
  /** Whether no rank has rules of its own. */
  readonly alikeRanks: boolean;
  /** Whether a new meld depends on nothing but its numbers of cards: not on the melds beside it, or its points. */
  readonly plainStarts: boolean;
  /** Whether a rank has one unfinished clean meld and one dirty one at most. */
  readonly oneOfEach: boolean;
  /** Whether all melds of a rank but the first begin with naturals alone. */
  readonly laterNaturals: boolean;
  /** How many cards begin a meld at most. */
  readonly largestStart: number;
  /** Kinds that only a seat in its foot melds, a bit each. */
  readonly footKinds: number;
  /** Kinds whose unfinished melds count against the side, a bit each. */
  readonly minusKinds: number;
  /** For each kind, what its books count as, if that is not told by their cards. */
  readonly countsAs: Each<Kind, RankRules['countsAs']>;
  /** The bonus of a book by its kind and rank, or `WILD`. */
  readonly bookBonus: Readonly<Record<BookKind, Lookup<Kind, number>>>;
}

export function meldTerms(rules: Rules, pack: Pack, cards: CardTerms): MeldTerms {
  const { copies, ranks, value, wilds } = cards;
  const wildsWith = wildTable(
    rules,
    copies.reduce((sum, count) => sum + count, 0),
  );
  const ruleOf = (kind: KindName): RankRules | undefined =>
    rules.byRank.find((each) => each.rank === kind);
  const kindsWhere = (is: (own: RankRules) => boolean): number =>
    kindBits(
      pack,
      rules.byRank.filter(is).map(({ rank }) => rank),
    );
  const shape: MeldRules = {
    rules,
    grows: growthByKind(rules.bookGrows),
    booksWait: typeof rules.bookGrows !== 'string' && rules.bookGrows.from === 'nextTurn',
    wildsWith,
    naturalsFor: naturalsTable(wildsWith),
    startOf: perKind(pack, (kind) => ruleOf(kind)?.start ?? rules.meldStart.cards),
    startPoints: rules.meldStart.points ?? 0,
    noWilds: kindsWhere(({ wilds: own }) => own === 'none'),
  };
  const several = rules.meldsOfRank.most !== 1;
  const oneOfEach = several && rules.meldsOfRank.when === 'oneOfEach';
  const laterNaturals = several && rules.meldsOfRank.start === 'naturals';
  const inPlay = (kind: Kind): number => copiesOf(pack, copies, kind);
  const allWilds = wilds.reduce((sum, kind) => sum + inPlay(kind), 0);
  const smallestOf = Int32Array.from(pack.kinds, (_, kind) => bitsOf(smallestMelds(shape, kind)));
  const wildPlace = wildPlaces(pack, wilds);
  const alikeRanks = rules.byRank.length === 0;
  const table = meldTable(shape, Math.max(...ranks.map(inPlay)), allWilds);
  return {
    ...shape,
    wildPlace,
    wildFaces: [...wildPlace.keys()].filter((face) => wildPlace[face] >= 0),
    wildValues: Int32Array.from(
      [...pack.kindOf].filter((kind) => wilds.includes(kind)),
      (kind) => value[kind],
    ),
    meldCell: Uint8Array.from(pack.kindOf, (kind, face) =>
      wildPlace[face] < 0
        ? MELD_CARDS + face - pack.firstFace[kind]
        : MELD_WILD_CARDS + wildPlace[face],
    ),
    meldTable: table,
    begins: beginLists(pack, table, shape, alikeRanks),
    meldCards: rules.meldStart.cards,
    alikeRanks,
    plainStarts: !oneOfEach && !laterNaturals && shape.startPoints === 0,
    oneOfEach,
    laterNaturals,
    smallestOf,
    enoughOf: Uint8Array.from(smallestOf, (bits) => lowestBit(bits)),
    enough: Math.min(...ranks.map((rank) => lowestBit(smallestOf[rank]))),
    mayBeginWithFew: ranks.some((rank) => lowestBit(smallestOf[rank]) < shape.startOf[rank] - 1),
    largestStart: Math.max(
      oneOfEach ? rules.bookSize : rules.meldStart.cards,
      ...shape.startOf,
      ...ranks.map((rank) => Math.ceil(shape.startPoints / Math.max(1, value[rank]))),
    ),
    footKinds: kindsWhere(({ from }) => from === 'foot'),
    minusKinds: kindsWhere(({ unfinished }) => unfinished === 'minus'),
    countsAs: pack.kinds.map((kind) => ruleOf(kind)?.countsAs),
    bookBonus: bonusTables(rules, pack),
  };
}

/** An all-wild book has no naturals that could join it. */
function growthByKind(grows: Rules['bookGrows']): GrowthByKind {
  if (typeof grows !== 'string') return grows;
  return { clean: grows, dirty: grows, wild: grows === 'byAny' ? 'byAny' : 'never' };
}

function wildTable(rules: Rules, deckSize: number): Uint16Array {
  return Uint16Array.from({ length: deckSize + 1 }, (_, naturals) =>
    Math.max(
      0,
      Math.min(deckSize, ...rules.wildLimits.map((limit) => wildsUnder(limit, naturals))),
    ),
  );
}

/** More naturals never allow fewer wilds, so one walk finds them all. */
function naturalsTable(wildsWith: Uint16Array): Uint16Array {
  let fewest = 0;
  return wildsWith.map((_, wilds) => {
    while (wildsWith[fewest] < wilds) fewest++;
    return fewest;
  });
}

function wildPlaces(pack: Pack, wilds: readonly Kind[]): Int8Array {
  let place = 0;
  return Int8Array.from(pack.kindOf, (kind) => (wilds.includes(kind) ? place++ : -1));
}

function smallestMelds(shape: MeldRules, kind: Kind): number[] {
  const cards = shape.startOf[kind];
  const naturals = upTo(cards).map((wilds) => cards - wilds);
  return naturals.filter((count) => !whyNotBegin(shape, kind, count, cards - count));
}

const NO_BONUS = { clean: 0, dirty: 0, wild: 0 } as const;

function bonusTables(rules: Rules, pack: Pack): MeldTerms['bookBonus'] {
  const [usual, byRank] = onlyHeldCounts(rules)
    ? [NO_BONUS, []]
    : [rules.bookBonus, rules.rankBonus];
  const own = (rank: KindName, kind: BookKind): number | undefined =>
    byRank.find((each) => each.rank === rank && each.kind === kind)?.bonus;
  const table = (kind: BookKind): Int32Array =>
    perKind(pack, (rank) => {
      // A book that counts as another kind brings what those do.
      const as = rules.byRank.find((each) => each.rank === rank)?.countsAs ?? 'own';
      const counted = as === 'own' ? kind : as;
      return own(rank, kind) ?? own(rank, counted) ?? usual[counted];
    });
  return { clean: table('clean'), dirty: table('dirty'), wild: table('wild') };
}

/** An entry for each kind, and for `WILD` the one for no kind. */
function perKind(pack: Pack, entry: (kind: KindName) => number): Int32Array {
  return Int32Array.from({ length: WILD + 1 }, (_, kind) => entry(pack.kinds[kind]));
}

/** Whether these naturals and wilds begin a meld of the rank, or an all-wild one. */
export function beginsMeld(terms: MeldTerms, rank: Kind, naturals: number, wilds: number): boolean {
  if (rank === WILD) return !whyNotBegin(terms, WILD, 0, wilds);
  return terms.begins[rank][naturals * terms.meldTable.row + wilds] !== 0;
}

/** For each kind whether so many cards begin a meld: `meldTable` says where. Most rules need only one such list. */
function beginLists(
  { kinds }: Pack,
  { cells, row }: MeldTable,
  shape: MeldRules,
  alike: boolean,
): Uint8Array[] {
  const listFor = (kind: Kind): Uint8Array =>
    cells.map((_, at) => Number(!whyNotBegin(shape, kind, Math.floor(at / row), at % row)));
  const all = alike ? listFor(0) : cells;
  return kinds.map((_, kind) => (alike ? all : listFor(kind)));
}
