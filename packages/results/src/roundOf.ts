import {
  booksMade,
  scoreRound,
  seatsOfScorer,
  sideOf,
  type Side,
  type State,
} from '@hand-and-foot/engine';
import type { RoundResult, ScorerRound } from './result.ts';

/** A round that is over, as its last state tells it. */
export function roundOf(state: State): RoundResult {
  const { terms, outBy } = state;
  const sides = scoreRound(state).map(({ side, total }) => roundOfSide(state, side, total));
  const scorers = Array.from(
    { length: terms.scorers },
    (_, scorer) => sides[sideOf(state, seatsOfScorer(terms, scorer)[0]!)]!,
  );
  return outBy < 0 ? { scorers } : { scorers, outBy };
}

function roundOfSide(state: State, side: Side, points: number): ScorerRound {
  const { outBy } = state;
  return {
    points,
    books: booksMade(state, side),
    wentOut: outBy >= 0 && sideOf(state, outBy) === side,
  };
}
