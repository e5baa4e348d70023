import type { Seat } from './action.ts';
import { inRound } from './rules.ts';
import { totalFor, type State } from './state.ts';

/** The points with which the seat's side must open this round. */
export function openingFor(state: State, seat: Seat): number {
  const { opening } = state.terms.rules;
  if (opening.by === 'round') return inRound(opening.points, state.round);
  const total = totalFor(state, seat);
  let { points } = opening.steps[0];
  for (const step of opening.steps) if (step.from <= total) points = step.points;
  return points;
}
