import { bitsOf, lowestBit } from './bits.ts';
import type { CardTerms } from './cardTerms.ts';
import type { Lookup } from './is.ts';
import { copiesOf, MELD_CARDS, MELD_WILD_CARDS } from './layout.ts';
import { meldTable, whyNotBegin, type MeldRules, type MeldTable, wildsUnder } from './meldShape.ts';
import type { Card, Kind, Pack } from './pack.ts';
import type { BookKind, GrowthByKind, Rules } from './rules.ts';

/** The cards that may lie together, their places in a meld, and the bonus of books. */
export interface MeldTerms extends MeldRules {
  /** For each face its place among a meld's wild cards, or -1. */
  readonly wildPlace: Lookup<Card, number>;
  /** For each of those places, what its card is worth. */
  readonly wildValues: Int32Array;
  /** For each face its place among a meld's cells. */
  readonly meldCell: Lookup<Card, number>;
  readonly meldTable: MeldTable;
  /** How many cards begin a meld at least. */
  readonly meldCards: number;
  /** How many naturals the smallest melds may have, the rest being wilds, as bits; and the fewest of them. */
  readonly smallestMelds: number;
  readonly enough: number;
  readonly bookBonus: Readonly<Record<BookKind, Lookup<Kind, number>>>;
}

export function meldTerms(rules: Rules, pack: Pack, cards: CardTerms): MeldTerms {
  const { copies, ranks, value, wilds } = cards;
  const wildsWith = wildTable(
    rules,
    copies.reduce((sum, count) => sum + count, 0),
  );
  const shape: MeldRules = {
    rules,
    grows: growthByKind(rules.bookGrows),
    wildsWith,
    naturalsFor: naturalsTable(wildsWith),
  };
  const inPlay = (kind: Kind): number => copiesOf(pack, copies, kind);
  const allWilds = wilds.reduce((sum, kind) => sum + inPlay(kind), 0);
  const smallest = bitsOf(smallestMelds(shape));
  const wildPlace = wildPlaces(pack, wilds);
  return {
    ...shape,
    wildPlace,
    wildValues: Int32Array.from(
      [...pack.kindOf].filter((kind) => wilds.includes(kind)),
      (kind) => value[kind],
    ),
    meldCell: Uint8Array.from(pack.kindOf, (kind, face) =>
      wildPlace[face] < 0
        ? MELD_CARDS + face - pack.firstFace[kind]
        : MELD_WILD_CARDS + wildPlace[face],
    ),
    meldTable: meldTable(shape, Math.max(...ranks.map(inPlay)), allWilds),
    meldCards: rules.meldStart.cards,
    smallestMelds: smallest,
    enough: lowestBit(smallest),
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

function smallestMelds(shape: MeldRules): number[] {
  const { cards } = shape.rules.meldStart;
  const naturals = Array.from({ length: cards }, (_, wilds) => cards - wilds);
  return naturals.filter((count) => !whyNotBegin(shape, 0, count, cards - count));
}

function bonusTables(rules: Rules, pack: Pack): Record<BookKind, Int32Array> {
  const table = (kind: BookKind): Int32Array => {
    const own = rules.rankBonus.filter((entry) => entry.kind === kind);
    return Int32Array.from(
      pack.kinds,
      (name) => own.find((entry) => entry.rank === name)?.bonus ?? rules.bookBonus[kind],
    );
  };
  return { clean: table('clean'), dirty: table('dirty'), wild: table('wild') };
}
