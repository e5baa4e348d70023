import {
  scoreRound,
  seatsOfScorer,
  sideOf,
  totals,
  worthOf,
  type Side,
  type State,
} from '@hand-and-foot/engine';

/** Each side's points of this round as it stands, where more is better under all rules. */
export function roundWorth(state: State): number[] {
  return scoreRound(state).map(({ total }) => worthOf(state.terms.rules, total));
}

/** The same for each running total. */
export function totalsWorth(state: State): number[] {
  return totals(state).map((total) => worthOf(state.terms.rules, total));
}

/** The side that each running total belongs to in this round. */
export function sidesOfScorers(state: State): Side[] {
  const { terms } = state;
  return Array.from({ length: terms.scorers }, (_, scorer) =>
    sideOf(state, seatsOfScorer(terms, scorer)[0]!),
  );
}
