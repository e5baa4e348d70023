import { assert } from '../numbers/assert.ts';
import type { Kind, Pack } from '../rules/pack.ts';
import type { Rules } from '../rules/rules.ts';
import type { CardTerms } from './cardTerms.ts';

/** The layout of a state's cells. */
export interface Layout {
  /**
   * A pile is how many cards, then a count per kind and a count per face. First, in rooms of the same size,
   * come per seat the pile it holds, and per side a count per face of the cards laid at once.
   */
  readonly pileSize: number;
  readonly faceCounts: number;
  /** Per seat, its other piles, and which is the one held. */
  readonly piles: number;
  readonly taken: number;
  /** Per seat and pile, the card at the bottom when it was counted out, plus one. */
  readonly bottoms: number;
  /** Per stock pile, how many cards are left and where it ends. */
  readonly stockLeft: number;
  readonly stockEnds: number;
  readonly stock: number;
  readonly discards: number;
  /** Per side, how many melds it has and which, in the order begun. */
  readonly meldCounts: number;
  readonly meldLists: number;
  readonly melds: number;
  /** Per seat while dealing: by how many cards its grab will miss. */
  readonly lifts: number;
  readonly meldSize: number;
  readonly mostMelds: number;
  readonly size: number;
  /** How many sets: per seat the kinds held, enough, and full; per side three about its melds. */
  readonly sets: number;
}

/**
 * A meld is a head, its numbers of naturals and wilds, its cap, then a count per suit and per wild face.
 * The head has the kind in its low byte and above it what the meld takes, kept up with the rest, and whether this turn
 * finished it, where that matters.
 */
export const MELD_HEAD = 0;
/** The bit of a head that says so. */
export const JUST_FINISHED = 1 << 11;
export const MELD_NATURALS = 1;
export const MELD_WILDS = 2;
export const MELD_CAP = 3;
export const MELD_CARDS = 4;
export const MELD_WILD_CARDS = 8;

/** Piles that a table doesn't have are empty, so that no sum has to ask how many there are. */
const MOST_STOCK_PILES = 4;

/** How large the rooms of seats are, in bits: where its cards lie is asked at every step. */
export const SEAT_BITS = 7;

/** The last cell of a seat's room: the side it is on this round, which every step asks for. */
export const SEAT_SIDE = (1 << SEAT_BITS) - 1;

type Sizes = Pick<CardTerms, 'copies' | 'ranks' | 'wilds'> & {
  readonly players: number;
  readonly sides: number;
};

export function layoutFor(rules: Rules, pack: Pack, sizes: Sizes): Layout {
  const { players, sides } = sizes;
  const cards = sizes.copies.reduce((sum, copies) => sum + copies, 0);
  const faces = pack.faces.length;
  const kinds = pack.kinds.length;
  const pileSize = 1 + kinds + faces;
  const wildFaces = sizes.wilds.reduce((sum, kind) => sum + facesOf(pack, kind), 0);
  const meldSize = MELD_WILD_CARDS + wildFaces;
  const [mostMelds, inAll] = mostMeldsOf(rules, pack, sizes);
  assert(pileSize + faces <= SEAT_SIDE, 'no room');
  let size = players << SEAT_BITS;
  const room = (cells: number): number => (size += cells) - cells;
  return {
    pileSize,
    faceCounts: 1 + kinds,
    piles: room(players * (rules.piles.length - 1) * pileSize),
    taken: room(players),
    bottoms: room(players * rules.piles.length),
    stockLeft: room(MOST_STOCK_PILES),
    stockEnds: room(MOST_STOCK_PILES),
    stock: room(cards),
    discards: room(cards),
    meldCounts: room(sides + 1),
    meldLists: room(sides * mostMelds),
    melds: room(inAll * meldSize),
    lifts: room(players),
    meldSize,
    mostMelds,
    size,
    sets: 3 * (players + sides),
  };
}

/** How many cards of the kind are in play. */
export function copiesOf(pack: Pack, copies: CardTerms['copies'], kind: Kind): number {
  let cards = 0;
  for (let face = pack.firstFace[kind]; face < pack.firstFace[kind + 1]; face++)
    cards += copies[face];
  return cards;
}

function facesOf(pack: Pack, kind: Kind): number {
  return pack.firstFace[kind + 1] - pack.firstFace[kind];
}

/** The most melds one side can have, and all sides together: every meld needs its naturals. */
function mostMeldsOf(rules: Rules, pack: Pack, sizes: Sizes): [number, number] {
  const { most } = rules.meldsOfRank;
  const perSide = most === 'any' ? Infinity : most;
  let side = rules.wildMelds;
  let inAll = rules.wildMelds * sizes.sides;
  for (const rank of sizes.ranks) {
    const naturals = copiesOf(pack, sizes.copies, rank);
    const possible = Math.floor(naturals / Math.max(1, rules.meldStart.naturals));
    side += Math.min(perSide, possible);
    inAll += Math.min(perSide * sizes.sides, possible);
  }
  return [side, inAll];
}
