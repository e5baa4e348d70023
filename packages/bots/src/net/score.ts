import {
  roundsIn,
  seatsOfScorer,
  totals,
  worthOf,
  type Seat,
  type State,
} from '@hand-and-foot/engine';

/** By how much the seat's running total is ahead of the best of the others. */
export function leadOf(state: State, seat: Seat): number {
  let own = 0;
  let best = -Infinity;
  totals(state).forEach((total, scorer) => {
    const worth = worthOf(state.terms.rules, total);
    if (seatsOfScorer(state.terms, scorer).includes(seat)) own = worth;
    else if (worth > best) best = worth;
  });
  return best === -Infinity ? 0 : own - best;
}

/** Rounds after this one; a guess where points end the game. */
export function roundsLeft({ round, terms }: State): number {
  const { rounds, exact } = roundsIn(terms.rules);
  return exact ? rounds - round : 2;
}
