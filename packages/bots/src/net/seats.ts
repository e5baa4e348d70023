import { seatsOf, sideOf, type Seat, type Side, type State } from '@hand-and-foot/engine';

/** Everybody at the table as one seat sees them. */
export interface Company {
  readonly seat: Seat;
  readonly side: Side;
  readonly partners: readonly Seat[];
  /** The opponent whose turn comes first, and that seat's side. */
  readonly next: Seat;
  readonly nextSide: Side;
  /** Opponents but the next one, and sides but the own and the next one's. */
  readonly others: readonly Seat[];
  readonly otherSides: readonly Side[];
}

export function companyOf(state: State, seat: Seat): Company {
  const { players, sides } = state.terms;
  const side = sideOf(state, seat);
  const opponents: Seat[] = [];
  for (let step = 1; step < players; step++) {
    const other = (seat + step) % players;
    if (sideOf(state, other) !== side) opponents.push(other);
  }
  const [next = seat, ...others] = opponents;
  const nextSide = sideOf(state, next);
  const otherSides: Side[] = [];
  for (let other = 0; other < sides; other++)
    if (other !== side && other !== nextSide) otherSides.push(other);
  const partners = seatsOf(state, side).filter((other) => other !== seat);
  return { seat, side, partners, next, nextSide, others, otherSides };
}
