import { determinize, seeded, type State, type Terms, type View } from '@hand-and-foot/engine';

/**
 * A whole table that fits this view, for the engine's questions: a seat's questions about its own moves have the same
 * answers there as on the real one. Hidden cards are arbitrary and must never be shown.
 */
export function imaginedTable(terms: Terms, view: View): State {
  return determinize(terms, view, seeded('imagined'));
}
