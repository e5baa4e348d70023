import { actors, isGameOver, type Seat } from '@hand-and-foot/engine';
import type { Sitting } from './sitting.ts';

/** The seats the table waits for: those that must act, or all of them when a new round may be dealt. */
export function awaitedIn({ state, seats, closed }: Sitting): Seat[] {
  if (!state || closed) return [];
  if (state.phase !== 'over') return actors(state);
  return isGameOver(state) ? [] : seats.map((_, seat) => seat);
}
