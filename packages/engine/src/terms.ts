import { assert } from './assert.ts';
import { bitsOf, lowestBit } from './bits.ts';
import type { Seat, Side } from './action.ts';
import type { Each, Lookup } from './is.ts';
import { meldTable, whyNotBegin, type MeldRules, type MeldTable, wildsUnder } from './meldShape.ts';
import { packFor, type Card, type Kind, type Pack } from './pack.ts';
import type { BookKind, PickUpWay, Role, Rules, Seating } from './rules.ts';

/**
 * The rules at one table: fixed for a number of players and a seating, with everything that play looks
 * up worked out once.
 */
export interface Terms extends MeldRules {
  readonly pack: Pack;
  readonly players: number;
  readonly seating: Seating;
  readonly sides: number;
  /** How many running totals are kept: one a side, or one a seat where sides change. */
  readonly scorers: number;
  readonly deckSize: number;
  /** Every card of the decks in play. */
  readonly deck: Lookup<number, Card>;
  /** For each face, how many copies are in play. */
  readonly copies: Lookup<Card, number>;
  readonly faces: number;
  readonly kinds: number;
  /** For each kind. */
  readonly role: Each<Kind, Role>;
  readonly value: Lookup<Kind, number>;
  readonly caught: Lookup<Kind, number>;
  /** Kinds that can be melded by rank, in order. */
  readonly ranks: readonly Kind[];
  readonly wilds: readonly Kind[];
  /** The same and those that meld at any time, as bits. */
  readonly rankKinds: number;
  readonly naturalKinds: number;
  readonly wildKinds: number;
  /** Kinds that cap books, and kinds that are laid at once. */
  readonly caps: readonly Kind[];
  readonly laidAtOnce: readonly Kind[];
  /** For each face, whether it is laid at once. */
  readonly laidFaces: Lookup<Card, number>;
  /** Whether a seat must ask its partners before it goes out. */
  readonly asksFirst: boolean;
  /** Whether discards go back into an empty stock. */
  readonly reshuffles: boolean;
  /** For each face its place among a meld's wild cards, or -1. */
  readonly wildPlace: Lookup<Card, number>;
  /** For each of those places, what its card is worth. */
  readonly wildValues: Int32Array;
  /** For each face its place among a meld's cells. */
  readonly meldCell: Lookup<Card, number>;
  readonly blocked: Lookup<Kind, number>;
  /** Kinds that must be discarded before others, as bits. */
  readonly firstKinds: number;
  /** The ways in which the top discard may be paid for. */
  readonly paysWith: Readonly<Record<PickUpWay, boolean>>;
  readonly meldTable: MeldTable;
  /** How many cards begin a meld at least. */
  readonly meldCards: number;
  /** How many naturals the smallest melds may have, the rest being wilds, as bits; and the fewest of them. */
  readonly smallestMelds: number;
  readonly enough: number;
  readonly bookBonus: Readonly<Record<BookKind, Lookup<Kind, number>>>;
  /** Per round of the cycle and seat. */
  readonly sideOf: readonly Lookup<Seat, Side>[];
  readonly seatsOf: readonly Each<Side, readonly Seat[]>[];
  readonly layout: Layout;
}

/** The layout of a state's cells. */
interface Layout {
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

const FIFTH_SIDES = [0, 1, 1, 0];

export interface Seats {
  players: number;
  /** One of the rules' seatings; the first by default. */
  seating?: Seating | undefined;
}

/** The ways in which this many players may sit; none where the rules don't seat them. */
export function seatingsFor({ seating }: Rules, players: number): readonly Seating[] {
  return seating[players] ?? [];
}

/**
 * The seating for this many players: the first that the rules allow, or the first that fits `partners` if
 * it's given. `false` still gives partners where the rules have nothing else. Undefined if there is none.
 */
export function seatingFor(rules: Rules, players: number, partners?: boolean): Seating | undefined {
  const allowed = seatingsFor(rules, players);
  if (partners === undefined) return allowed[0];
  const wanted = allowed.find((seating) => (seating !== 'alone') === partners);
  return wanted ?? (partners ? undefined : allowed[0]);
}

export function termsFor(rules: Rules, seats: Seats): Terms {
  const { players } = seats;
  const seating = seats.seating ?? rules.seating[players]?.[0];
  const decks = rules.decks[players];
  assert(seating !== undefined && decks !== undefined, `no seats for ${players}`);
  const pack = packFor(rules.pack);
  const copies = Uint16Array.from(pack.copies, (copy) => copy * decks);
  const deckSize = copies.reduce((sum, count) => sum + count, 0);
  const role = pack.kinds.map((kind) => rules.roles[kind]);
  const ofRole = (...roles: Role[]): Kind[] =>
    [...role.keys()].filter((kind) => roles.includes(role[kind]));
  const wilds = ofRole('wild');
  const ranks = ofRole('natural', 'lastMeld');
  const sideOf = sidesByRound(seating, players);
  const sides = Math.max(...sideOf[0]) + 1;
  const wildsWith = wildTable(rules, deckSize);
  const naturalsFor = naturalsTable(wildsWith);
  const inPlay = (kind: Kind): number => copiesOf(pack, copies, kind);
  const mostNaturals = Math.max(...ranks.map(inPlay));
  const shape: MeldRules = { rules, wildsWith, naturalsFor };
  const smallest = bitsOf(smallestMelds(shape));
  const allWilds = wilds.reduce((sum, kind) => sum + inPlay(kind), 0);
  const layout = layoutFor(rules, pack, { players, sides, copies, deckSize, ranks, wilds });
  const value = Int32Array.from(pack.kinds, (kind) => rules.values[kind] ?? 0);
  const wildPlace = wildPlaces(pack, wilds);
  const caught = Int32Array.from(
    pack.kinds,
    (kind, at) => rules.caught[kind] ?? Math.abs(value[at]),
  );
  return {
    rules,
    pack,
    players,
    seating,
    sides,
    scorers: seating === 'fifthChanges' ? players : sides,
    deckSize,
    deck: Uint16Array.from([...copies].flatMap((count, face) => Array<number>(count).fill(face))),
    copies,
    faces: pack.faces.length,
    kinds: pack.kinds.length,
    role,
    value,
    caught,
    ranks,
    wilds,
    rankKinds: bitsOf(ranks),
    naturalKinds: bitsOf(ofRole('natural')),
    wildKinds: bitsOf(wilds),
    caps: ofRole('cap'),
    laidAtOnce: ofRole('laid'),
    laidFaces: Uint8Array.from(pack.kindOf, (kind) => Number(role[kind] === 'laid')),
    asksFirst: rules.permission !== 'none' && seating !== 'alone',
    reshuffles: rules.emptyStock === 'reshuffle',
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
    blocked: Uint8Array.from(pack.kinds, (kind) => Number(rules.pickUpBlockedBy.includes(kind))),
    firstKinds: bitsOf(rules.discardFirst.map((kind) => pack.kinds.indexOf(kind))),
    paysWith: {
      onMeld: rules.pickUpWith.includes('onMeld'),
      pair: rules.pickUpWith.includes('pair'),
      naturalAndWild: rules.pickUpWith.includes('naturalAndWild'),
    },
    wildsWith,
    naturalsFor,
    meldTable: meldTable(shape, mostNaturals, allWilds),
    meldCards: rules.meldStart.cards,
    smallestMelds: smallest,
    enough: lowestBit(smallest),
    bookBonus: bonusTables(rules, pack),
    sideOf,
    seatsOf: sideOf.map((side) => seatsBySide(side, sides)),
    layout,
  };
}

/** Whether the card is laid as soon as it is seen, and replaced. */
export function isLaidAtOnce({ laidFaces }: Terms, card: Card): boolean {
  return laidFaces[card] === 1;
}

function sidesByRound(seating: Seating, players: number): Uint8Array[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  switch (seating) {
    case 'alone':
      return [Uint8Array.from(seats)];
    case 'pairs':
      return [Uint8Array.from(seats, (seat) => seat % (players / 2))];
    case 'threes':
      return [Uint8Array.from(seats, (seat) => seat % 2)];
    case 'fifthChanges':
      return FIFTH_SIDES.map((fifth) =>
        Uint8Array.from(seats, (seat) => (seat === 4 ? fifth : seat % 2)),
      );
  }
}

function seatsBySide(sideOf: Uint8Array, sides: number): number[][] {
  const seats: number[][] = Array.from({ length: sides }, () => []);
  sideOf.forEach((side, seat) => seats[side].push(seat));
  return seats;
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

interface Sizes {
  players: number;
  sides: number;
  copies: Uint16Array;
  deckSize: number;
  ranks: readonly Kind[];
  wilds: readonly Kind[];
}

/**
 * A meld is a head, its numbers of naturals and wilds, its cap, then a count per suit and per wild face.
 * The head has the kind in its low byte and above it what the meld takes, kept up with the rest.
 */
export const MELD_HEAD = 0;
export const MELD_NATURALS = 1;
export const MELD_WILDS = 2;
export const MELD_CAP = 3;
const MELD_CARDS = 4;
export const MELD_WILD_CARDS = 8;

/** How large the rooms of seats are, in bits: where its cards lie is asked at every step. */
export const SEAT_BITS = 7;

function layoutFor(rules: Rules, pack: Pack, sizes: Sizes): Layout {
  const { players, sides, deckSize } = sizes;
  const faces = pack.faces.length;
  const kinds = pack.kinds.length;
  const pileSize = 1 + kinds + faces;
  const wildFaces = sizes.wilds.reduce((sum, kind) => sum + facesOf(pack, kind), 0);
  const meldSize = MELD_WILD_CARDS + wildFaces;
  const [mostMelds, inAll] = mostMeldsOf(rules, pack, sizes);
  assert(pileSize + faces <= 1 << SEAT_BITS, 'no room');
  let size = players << SEAT_BITS;
  const room = (cells: number): number => (size += cells) - cells;
  return {
    pileSize,
    faceCounts: 1 + kinds,
    piles: room(players * (rules.piles.length - 1) * pileSize),
    taken: room(players),
    bottoms: room(players * rules.piles.length),
    stockLeft: room(2),
    stockEnds: room(2),
    stock: room(deckSize),
    discards: room(deckSize),
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
function copiesOf(pack: Pack, copies: Uint16Array, kind: Kind): number {
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
