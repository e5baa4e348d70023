import {
  bookGoals,
  cardsToBook,
  isCapped,
  meldAt,
  meldCount,
  meldKind,
  meldPoints,
  naturalsIn,
  WILD,
  wildsIn,
  type Side,
  type State,
  type Terms,
} from '@hand-and-foot/engine';

/** The melds of one side or several, counted by rank. */
export interface MeldTally {
  /** The open meld of each rank. */
  readonly naturals: Int32Array;
  readonly wilds: Int32Array;
  readonly melds: Int32Array;
  readonly clean: Int32Array;
  readonly dirty: Int32Array;
  /** Cards in books. */
  readonly booked: Int32Array;
  count: number;
  points: number;
  cleanBooks: number;
  dirtyBooks: number;
  wildBooks: number;
  wildSize: number;
  capped: number;
  /** Books still needed to go out. */
  missing: number;
  needed: number;
}

export function newTally({ kinds }: Terms): MeldTally {
  const ofKinds = (): Int32Array => new Int32Array(kinds);
  return {
    naturals: ofKinds(),
    wilds: ofKinds(),
    melds: ofKinds(),
    clean: ofKinds(),
    dirty: ofKinds(),
    booked: ofKinds(),
    count: 0,
    points: 0,
    cleanBooks: 0,
    dirtyBooks: 0,
    wildBooks: 0,
    wildSize: 0,
    capped: 0,
    missing: 0,
    needed: 0,
  };
}

export function tallyMelds(state: State, sides: readonly Side[], tally: MeldTally): void {
  clear(tally);
  for (const side of sides) addSide(state, side, tally);
}

function addSide(state: State, side: Side, tally: MeldTally): void {
  const count = meldCount(state, side);
  tally.count += count;
  for (let number = 0; number < count; number++) addMeld(state, side, number, tally);
  for (const { have, need } of bookGoals(state, side)) {
    tally.missing += Math.max(0, need - have);
    tally.needed += need;
  }
}

function clear(tally: MeldTally): void {
  tally.naturals.fill(0);
  tally.wilds.fill(0);
  tally.melds.fill(0);
  tally.clean.fill(0);
  tally.dirty.fill(0);
  tally.booked.fill(0);
  tally.count = tally.points = tally.cleanBooks = tally.dirtyBooks = tally.wildBooks = 0;
  tally.wildSize = tally.capped = tally.missing = tally.needed = 0;
}

function addMeld(state: State, side: Side, number: number, tally: MeldTally): void {
  const meld = meldAt(state, side, number);
  const kind = meldKind(state, meld);
  const naturals = naturalsIn(state, meld);
  const wilds = wildsIn(state, meld);
  const isBook = cardsToBook(state.terms, naturals + wilds) === 0;
  tally.points += meldPoints(state, meld);
  if (isCapped(state, meld)) tally.capped++;
  if (kind === WILD) {
    if (isBook) tally.wildBooks++;
    else tally.wildSize = Math.max(tally.wildSize, wilds);
    return;
  }
  tally.melds[kind]!++;
  if (!isBook) {
    tally.naturals[kind]! += naturals;
    tally.wilds[kind]! += wilds;
    return;
  }
  tally.booked[kind]! += naturals + wilds;
  if (wilds === 0) {
    tally.clean[kind]!++;
    tally.cleanBooks++;
  } else {
    tally.dirty[kind]!++;
    tally.dirtyBooks++;
  }
}
