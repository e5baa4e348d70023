import {
  heldCount,
  heldOfKind,
  isCapped,
  meldAt,
  meldCount,
  meldKind,
  meldPoints,
  naturalsIn,
  pileCount,
  pilesLeft,
  sideOf,
  takenUp,
  wildsIn,
  type Seat,
  type State,
  type Terms,
} from '@hand-and-foot/engine';

/** A seat's cards and its side's melds: everything its own plans can change. */
export interface Standing {
  readonly held: Int32Array;
  count: number;
  /** Piles not taken up yet. */
  pilesLeft: number;
  /** Cards of a pile taken up this turn, unknown beforehand. */
  unknown: number;
  melds: number;
  readonly kind: Int32Array;
  readonly naturals: Int32Array;
  readonly wilds: Int32Array;
  readonly capped: Uint8Array;
  /** Face values of all melds together. */
  points: number;
  /** The same standing has the same key, in whatever order it came about. */
  key: number;
}

export function newStanding(terms: Terms): Standing {
  const most = terms.layout.mostMelds;
  return {
    held: new Int32Array(terms.kinds),
    count: 0,
    pilesLeft: 0,
    unknown: 0,
    melds: 0,
    kind: new Int32Array(most),
    naturals: new Int32Array(most),
    wilds: new Int32Array(most),
    capped: new Uint8Array(most),
    points: 0,
    key: 0,
  };
}

/** Reads the seat's standing; `pile` is the one it held when it began to think. */
export function readStanding(state: State, seat: Seat, pile: number, into: Standing): void {
  const taken = takenUp(state, seat);
  into.pilesLeft = pilesLeft(state, seat);
  into.key = taken;
  if (taken === pile) readHeld(state, seat, into);
  else hideHeld(state, seat, into);
  readMelds(state, seat, into);
}

function readHeld(state: State, seat: Seat, into: Standing): void {
  into.count = heldCount(state, seat);
  into.unknown = 0;
  for (let kind = 0; kind < into.held.length; kind++) {
    const count = heldOfKind(state, seat, kind);
    into.held[kind] = count;
    into.key = mixed(into.key, count);
  }
}

function hideHeld(state: State, seat: Seat, into: Standing): void {
  into.held.fill(0);
  into.unknown = pileCount(state, seat, takenUp(state, seat));
  into.count = into.unknown;
}

function readMelds(state: State, seat: Seat, into: Standing): void {
  const side = sideOf(state, seat);
  into.melds = meldCount(state, side);
  into.points = 0;
  let sum = 0;
  for (let number = 0; number < into.melds; number++) {
    const meld = meldAt(state, side, number);
    const kind = meldKind(state, meld);
    into.kind[number] = kind;
    into.naturals[number] = naturalsIn(state, meld);
    into.wilds[number] = wildsIn(state, meld);
    into.capped[number] = Number(isCapped(state, meld));
    const points = meldPoints(state, meld);
    into.points += points;
    // A sum, so that melds begun in another order make the same key.
    sum += mixed(mixed(mixed(kind, into.naturals[number]!), points), into.capped[number]!);
  }
  into.key = mixed(into.key, sum | 0);
}

function mixed(word: number, part: number): number {
  const next = Math.imul(word ^ part, 0x9e3779b1);
  return next ^ (next >>> 15);
}
