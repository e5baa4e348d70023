import {
  bookGoals,
  cardsToBook,
  cardsToPlay,
  footSize,
  seatsOf,
  sideOf,
  type Seat,
  type Side,
  type State,
} from '@hand-and-foot/engine';
import { turnsOfStock } from './turnsLeft.ts';
import type { Weights } from './weights.ts';

/**
 * How partners share the work where melds fill up before the stock is gone: the one nearer to the end runs
 * for it. The others begin melds but add little to them, so the runner's cards find room.
 */
export interface Leaning {
  /** Whether another side may be out before the stock is. */
  readonly pressed: boolean;
  /** Whether the seat leaves it to a partner to go out. */
  readonly leans: boolean;
  /** Places in melds that it leaves to that partner. */
  readonly leaves: number;
}

/** How many fewer cards a partner must have to be the one who runs. */
const FEWER = 2;
/** Cards a player gets rid of in a turn, on top of those drawn. */
const SHED = 0.7;

export function leaningFor(state: State, seat: Seat, { lean }: Weights): Leaning {
  if (lean === 0) return { pressed: true, leans: false, leaves: 0 };
  const side = sideOf(state, seat);
  const pressed = mayBeOut(state, side);
  const leans = hasRunner(state, seat, side);
  const holdsBack = leans && lean >= 0.5 && turnsOfStock(state) >= 1 && hasBooks(state, side);
  const leaves = !holdsBack ? 0 : pressed ? cardsToBook(state.terms, 0) : 1;
  return { pressed, leans, leaves };
}

/** Whether somebody of another side has little more than the foot to play before the stock is gone. */
function mayBeOut(state: State, own: Side): boolean {
  const { players, rules } = state.terms;
  const few = footSize(rules) + SHED * turnsOfStock(state);
  for (let seat = 0; seat < players; seat++)
    if (sideOf(state, seat) !== own && cardsToPlay(state, seat) <= few) return true;
  return false;
}

function hasRunner(state: State, seat: Seat, side: Side): boolean {
  const own = cardsToPlay(state, seat);
  return seatsOf(state, side).some((other) => cardsToPlay(state, other) < own - FEWER);
}

function hasBooks(state: State, side: Side): boolean {
  return bookGoals(state, side).every(({ have, need }) => have >= need);
}
