import {
  lowestWins,
  seatsOfScorer,
  totals,
  winners,
  type State,
  type Terms,
} from '@hand-and-foot/engine';
import type { GameResult, RoundResult } from './result.ts';

/** The outcome of a game, from its rounds and its last state. */
export function gameOf(
  state: State,
  rounds: readonly RoundResult[],
): Pick<GameResult, 'scorers' | 'rounds' | 'totals' | 'lowest' | 'winners'> {
  return {
    scorers: scorersIn(state.terms),
    rounds,
    totals: totals(state),
    ...lowestIn(state.terms),
    winners: winners(state),
  };
}

/** Says so only where it’s unusual. */
export function lowestIn({ rules }: Terms): Pick<GameResult, 'lowest'> {
  return lowestWins(rules) ? { lowest: true } : {};
}

export function scorersIn(terms: Terms): GameResult['scorers'] {
  return Array.from({ length: terms.scorers }, (_, scorer) => [...seatsOfScorer(terms, scorer)]);
}
