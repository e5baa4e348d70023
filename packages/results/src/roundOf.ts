import {
  isBook,
  meldAt,
  meldCount,
  meldNature,
  scoreRound,
  seatsOfScorer,
  sideOf,
  type Side,
  type State,
} from '@hand-and-foot/engine';
import type { Books, RoundResult, ScorerRound } from './result.ts';

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
    books: booksOf(state, side),
    wentOut: outBy >= 0 && sideOf(state, outBy) === side,
  };
}

function booksOf(state: State, side: Side): Books {
  const books = { clean: 0, dirty: 0, wild: 0 };
  for (let number = 0; number < meldCount(state, side); number++) {
    const meld = meldAt(state, side, number);
    if (isBook(state, meld)) books[meldNature(state, meld)]++;
  }
  return books;
}
