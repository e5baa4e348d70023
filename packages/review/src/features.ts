import {
  bonusFor,
  bookGoals,
  cardsToBook,
  cardsToPlay,
  heldCount,
  heldOfKind,
  inFoot,
  isBook,
  meldAt,
  meldCount,
  meldKind,
  meldNature,
  naturalsIn,
  roomInMeld,
  scoreRound,
  seatsOf,
  sideOf,
  stockToCome,
  WILD,
  wildsIn,
  type Side,
  type SideScore,
  type State,
} from '@hand-and-foot/engine';
import type { Usual } from './usual.ts';

/** How many numbers, each near one, describe a side. */
const OWN = 16;
const SHARED = 5;
/** One side's numbers, the others' mean, both again by how much of the round is left, and what all share. */
export const FEATURES = 1 + 4 * OWN + SHARED;

/** For each side the numbers that the forecast weighs, hidden cards included. */
export function featuresOf(state: State, usual: Usual): Float64Array[] {
  const scores = scoreRound(state);
  const sides = scores.map((score) => sideFeatures(state, score, usual));
  const left = stockShare(state);
  return sides.map((own, side) =>
    joined(own, othersMean(sides, side), shared(state, left, usual), left),
  );
}

/** The share of all cards that can still be drawn. */
export function stockShare(state: State): number {
  return Math.min(1, stockToCome(state) / state.terms.deckSize);
}

function joined(
  own: Float64Array,
  others: Float64Array,
  all: number[],
  left: number,
): Float64Array {
  const row = new Float64Array(FEATURES);
  row[0] = 1;
  for (let at = 0; at < OWN; at++) {
    row[1 + at] = own[at]!;
    row[1 + OWN + at] = others[at]!;
    row[1 + 2 * OWN + at] = own[at]! * left;
    row[1 + 3 * OWN + at] = others[at]! * left;
  }
  row.set(all, 1 + 4 * OWN);
  return row;
}

function othersMean(sides: readonly Float64Array[], but: Side): Float64Array {
  const mean = new Float64Array(OWN);
  const others = sides.filter((_, side) => side !== but);
  for (const other of others) other.forEach((value, at) => (mean[at]! += value / others.length));
  return mean;
}

function shared(state: State, left: number, usual: Usual): number[] {
  const lap = state.outBy >= 0 ? 1 : 0;
  return [left, left * left, usual.ended, left * usual.ended, lap];
}

function sideFeatures(state: State, score: SideScore, usual: Usual): Float64Array {
  const { side, total, caught } = score;
  const seats = seatsOf(state, side);
  const toPlay = seats.map((seat) => cardsToPlay(state, seat));
  const feet = seats.filter((seat) => inFoot(state, seat)).length;
  const held = holdings(state, side);
  const melds = meldFeatures(state, side);
  const { missing, need } = booksMissing(state, side);
  const moves = sideOf(state, state.turn) === side;
  return Float64Array.of(
    (total - caught) / usual.size,
    caught / usual.size,
    missing / Math.max(1, need),
    missing === 0 ? 1 : 0,
    melds.near / usual.size,
    melds.open / 5,
    held.fitting / 10,
    held.fittingPoints / usual.size,
    held.wilds / 5,
    held.groups / 10,
    Math.min(...toPlay) / 20,
    toPlay.reduce((sum, cards) => sum + cards, 0) / (20 * seats.length),
    feet / seats.length,
    meldCount(state, side) > 0 ? 1 : 0,
    moves && state.phase === 'draw' ? 1 : 0,
    moves && state.phase === 'play' ? 1 : 0,
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

/** `near`: bonuses of books that aren't finished, by how far they are. */
function meldFeatures(state: State, side: Side): { near: number; open: number } {
  const { terms } = state;
  let [near, open] = [0, 0];
  const size = cardsToBook(terms, 0);
  for (let number = 0; number < meldCount(state, side); number++) {
    const meld = meldAt(state, side, number);
    if (isBook(state, meld)) continue;
    open++;
    const share = (naturalsIn(state, meld) + wildsIn(state, meld)) / size;
    near += share * share * bonusFor(terms, meldNature(state, meld), meldKind(state, meld));
  }
  return { near, open };
}

interface Holdings {
  /** Cards that the side's melds take, and their points. */
  fitting: number;
  fittingPoints: number;
  wilds: number;
  /** Cards of ranks held twice or more that no meld takes yet. */
  groups: number;
}

function holdings(state: State, side: Side): Holdings {
  const { terms } = state;
  const sum = { fitting: 0, fittingPoints: 0, wilds: 0, groups: 0 };
  const taken = takenKinds(state, side);
  const seats = seatsOf(state, side);
  for (const seat of seats) {
    if (heldCount(state, seat) === 0) continue;
    for (const kind of terms.wilds) sum.wilds += heldOfKind(state, seat, kind) / seats.length;
    for (const kind of terms.ranks) {
      const count = heldOfKind(state, seat, kind) / seats.length;
      if (taken.has(kind)) sum.fitting += count;
      else if (count * seats.length > 1) sum.groups += count;
      if (taken.has(kind)) sum.fittingPoints += count * terms.value[kind]!;
    }
  }
  return sum;
}

function takenKinds(state: State, side: Side): Set<number> {
  const kinds = new Set<number>();
  for (let number = 0; number < meldCount(state, side); number++) {
    const meld = meldAt(state, side, number);
    const [kind, wilds] = [meldKind(state, meld), wildsIn(state, meld)];
    if (kind !== WILD && roomInMeld(state.terms, naturalsIn(state, meld) + wilds, wilds) > 0)
      kinds.add(kind);
  }
  return kinds;
}
