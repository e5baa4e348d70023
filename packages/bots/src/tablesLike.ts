import type { Event, Random, State, Terms, View } from '@hand-and-foot/engine';
import { newMind, remember } from './memory.ts';
import { imagine } from './search.ts';

/** Tables that look like this one to a seat that remembers everything it has seen since the round began. */
export function tablesLike(
  terms: Terms,
  view: View,
  seen: readonly Event[],
  random: Random,
  count: number,
): State[] {
  const mind = newMind(terms, { turns: Infinity, pickUps: true });
  remember(mind, seen);
  return imagine(terms, view, mind, random, count);
}
