import { seatsOfScorer, totals, winners, type State, type Terms } from '@hand-and-foot/engine';
import type { GameResult, RoundResult } from './result.ts';

/** The outcome of a game, from its rounds and its last state. */
export function gameOf(
  state: State,
  rounds: readonly RoundResult[],
): Pick<GameResult, 'scorers' | 'rounds' | 'totals' | 'winners'> {
  return {
    scorers: scorersIn(state.terms),
    rounds,
    totals: totals(state),
    winners: winners(state),
  };
}

export function scorersIn(terms: Terms): GameResult['scorers'] {
  return Array.from({ length: terms.scorers }, (_, scorer) => [...seatsOfScorer(terms, scorer)]);
}
