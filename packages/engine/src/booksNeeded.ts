import { inRound, type BooksNeeded } from './rules.ts';
import type { State } from './state.ts';

/** How many such books going out needs in this round, for this seating. */
export function countNeeded(state: State, needed: BooksNeeded): number {
  const partners = state.terms.seating === 'alone' ? undefined : needed.partners;
  return inRound(partners ?? needed.count, state.round);
}
