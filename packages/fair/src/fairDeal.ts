import { startGame, startRound, type Begun, type State, type Terms } from '@hand-and-foot/engine';
import { keyedRandom } from './keyedRandom.ts';

/** Begins the round after `previous`, or the first, with the cards that follow from the key. */
export function fairDeal(terms: Terms, previous: State | undefined, key: string): Begun {
  const chance = keyedRandom(key);
  return previous ? startRound(previous, chance) : startGame(terms, chance);
}
