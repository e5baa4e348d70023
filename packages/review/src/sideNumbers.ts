import {
  bonusFor,
  bookGoals,
  cardsToBook,
  cardsToPlay,
  discardAt,
  heldCount,
  heldOfKind,
  inFoot,
  isBook,
  meldAt,
  meldCount,
  meldKind,
  meldNature,
  naturalsIn,
  openingFor,
  roomInMeld,
  scoreRound,
  seatsOf,
  sideOf,
  WILD,
  wildsIn,
  worthOf,
  type Kind,
  type Seat,
  type Side,
  type SideScore,
  type State,
} from '@hand-and-foot/engine';
import type { Usual } from './usual.ts';

/** How many numbers describe a side. */
export const OWN = 27;
/** The place of the one that says how far the side is from going out; small is near. */
export const TEMPO = 17;

export function sideNumbers(state: State, usual: Usual): Float64Array[] {
  return scoreRound(state).map((score) => numbersOf(state, score, usual));
}

function numbersOf(state: State, score: SideScore, { size }: Usual): Float64Array {
  const { side } = score;
  const caught = worthOf(state.terms.rules, score.caught);
  const seats = seatsOf(state, side);
  const melds = meldsOf(state, side);
  const hands = seats.map((seat) => handOf(state, seat, melds));
  const sum = (of: (hand: Hand) => number): number =>
    hands.reduce((all, hand) => all + of(hand), 0) / hands.length;
  const least = hands.reduce((one, other) => (other.toPlay < one.toPlay ? other : one));
  const { missing, need } = booksMissing(state, side);
  const opened = meldCount(state, side) > 0;
  const opening = openingFor(state, seats[0]!);
  const moves = sideOf(state, state.turn) === side;
  return Float64Array.of(
    (worthOf(state.terms.rules, score.total) - caught) / size,
    caught / size,
    missing / Math.max(1, need),
    missing === 0 ? 1 : 0,
    melds.near / size,
    melds.open / 5,
    melds.books / 5,
    sum(({ fitting }) => fitting) / 10,
    sum(({ fittingPoints }) => fittingPoints) / size,
    sum(({ wilds }) => wilds) / 5,
    sum(({ pairs }) => pairs) / 10,
    sum(({ groups }) => groups) / 10,
    sum(({ finishes }) => finishes) / size,
    sum(({ toPlay }) => toPlay) / 20,
    least.toPlay / 20,
    least.loose / 10,
    seats.filter((seat) => inFoot(state, seat)).length / seats.length,
    Math.min(...hands.map(({ tempo }) => tempo)) / 20,
    opened ? 1 : 0,
    opened ? 0 : opening / size,
    opened ? 1 : Math.min(1, Math.max(...hands.map(({ points }) => points)) / Math.max(1, opening)),
    moves && state.phase === 'draw' ? 1 : 0,
    moves && state.phase === 'play' ? 1 : 0,
    1 / (1 + turnsUntil(state, seats)),
    fitsOf(state, melds) / 10,
    Math.max(...seats.map((seat) => topPairs(state, seat))) * Math.min(1, state.discards / 20),
    Math.min(1, missing / 4),
  );
}

function booksMissing(state: State, side: Side): { missing: number; need: number } {
  let [missing, all] = [0, 0];
  for (const { have, need } of bookGoals(state, side)) {
    missing += Math.max(0, need - have);
    all += need;
  }
  return { missing, need: all };
}

interface Melds {
  /** For each kind, how many cards its open meld lacks to be a book; -1 where no meld takes the kind. */
  readonly lacks: Int32Array;
  /** For each kind, the bonus that finishing its meld brings. */
  readonly bonus: Float64Array;
  /** Bonuses of books that aren't finished, by how far they are. */
  near: number;
  open: number;
  books: number;
}

function meldsOf(state: State, side: Side): Melds {
  const { terms } = state;
  const lacks = new Int32Array(terms.kinds).fill(-1);
  const bonus = new Float64Array(terms.kinds);
  const melds: Melds = { lacks, bonus, near: 0, open: 0, books: 0 };
  for (let number = 0; number < meldCount(state, side); number++) {
    const meld = meldAt(state, side, number);
    const [kind, wilds] = [meldKind(state, meld), wildsIn(state, meld)];
    const size = naturalsIn(state, meld) + wilds;
    const missing = cardsToBook(terms, size);
    const worth = bonusFor(terms, meldNature(state, meld), kind);
    if (isBook(state, meld)) melds.books++;
    else {
      melds.open++;
      melds.near += (size / (size + missing)) * (size / (size + missing)) * worth;
    }
    if (kind === WILD || roomInMeld(terms, size, wilds) <= 0) continue;
    lacks[kind] = missing;
    bonus[kind] = worth;
  }
  return melds;
}

interface Hand {
  /** Cards that the side’s melds take, and their points. */
  fitting: number;
  fittingPoints: number;
  wilds: number;
  /** Cards of kinds held twice, and of kinds that could begin a meld, where no meld takes them. */
  pairs: number;
  groups: number;
  /** Points of all that could be laid at once. */
  points: number;
  /** Bonuses of books that the hand could finish. */
  finishes: number;
  /** Cards that go nowhere yet. */
  loose: number;
  toPlay: number;
  /** Turns to go out, roughly: loose cards count twice, and so do piles not taken up. */
  tempo: number;
}

function handOf(state: State, seat: Seat, melds: Melds): Hand {
  const { terms } = state;
  const hand: Hand = {
    fitting: 0,
    fittingPoints: 0,
    wilds: 0,
    pairs: 0,
    groups: 0,
    points: 0,
    finishes: 0,
    loose: 0,
    toPlay: cardsToPlay(state, seat),
    tempo: 0,
  };
  for (const kind of terms.wilds) hand.wilds += heldOfKind(state, seat, kind);
  for (const kind of terms.ranks) addKind(state, melds, hand, kind, heldOfKind(state, seat, kind));
  hand.loose = heldCount(state, seat) - hand.fitting - hand.groups - hand.wilds;
  hand.tempo = hand.toPlay + Math.max(0, hand.loose) + (inFoot(state, seat) ? 0 : 20);
  return hand;
}

function addKind({ terms }: State, melds: Melds, hand: Hand, kind: Kind, count: number): void {
  if (count === 0) return;
  const points = count * terms.value[kind]!;
  const lacks = melds.lacks[kind]!;
  if (lacks >= 0) {
    hand.fitting += count;
    hand.fittingPoints += points;
    hand.points += points;
    if (lacks > 0 && count + Math.min(hand.wilds, 1) >= lacks) hand.finishes += melds.bonus[kind]!;
  } else if (count >= terms.meldCards) {
    hand.groups += count;
    hand.points += points;
    if (cardsToBook(terms, count) === 0) hand.finishes += bonusFor(terms, 'clean', kind);
  } else if (count === 2) hand.pairs += 2;
}

/** Turns of others before one of the seats moves. */
function turnsUntil({ terms, turn }: State, seats: readonly Seat[]): number {
  const { players } = terms;
  return Math.min(...seats.map((seat) => (seat - turn + players) % players));
}

/** Discards that the side’s melds take. */
function fitsOf(state: State, { lacks }: Melds): number {
  let fits = 0;
  for (let depth = 0; depth < state.discards; depth++)
    if (lacks[state.terms.pack.kindOf[discardAt(state, depth)]!]! >= 0) fits++;
  return fits;
}

/** How near the seat is to a pair of the top discard’s kind, up to 1. */
function topPairs(state: State, seat: Seat): number {
  if (state.discards === 0) return 0;
  const kind = state.terms.pack.kindOf[discardAt(state, 0)]!;
  return Math.min(1, heldOfKind(state, seat, kind) / 2);
}
