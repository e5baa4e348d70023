import { determinize, seeded, type State, type Terms, type View } from '@hand-and-foot/engine';

/**
 * A whole table that looks like this view, for the engine's questions: whatever a seat may ask about its own moves has
 * the same answer there as on the real one. What is hidden lies anyhow, and must never be shown.
 */
export function imagine(terms: Terms, view: View): State {
  return determinize(terms, view, seeded('imagined'));
}
