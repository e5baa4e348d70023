import type { Terms } from '@hand-and-foot/engine';
import type { Level } from './brain.ts';
import { fillingOf, YARDSTICK_EXPERT } from './yardstick.ts';
import type { Weights } from './weights.ts';

const { recall, weights } = YARDSTICK_EXPERT;

/** Times as much as in the foot, for rules under which melds don't fill up. */
const IN_HAND = { table: 1.8, natural: 2.5, pickUp: 2.8, wild: 1.45, dead: 0.63 };

/**
 * The player that the net picks plans for. The net learned how far to trust this player's values, so they stay as
 * they were on November 19, 2026: with others it would have to learn anew.
 */
export const LEARNER: Level = {
  weights: { ...weights, step: 0.4 },
  at: patientWeights,
  inHand: eagerWeights,
  recall,
  width: 6,
};

/** Partners share their melds, so each has less time to hold cards until a book is near. */
function patientWeights(terms: Terms): Partial<Weights> {
  const patience = (fillingOf(terms) * terms.sides) / terms.players;
  return { keeps: patience * 13, tempo: weights.tempo + patience * -weights.tempo };
}

/** The more melds fill up, the less the hand differs from the foot. */
function eagerWeights(terms: Terms): Partial<Weights> {
  const early = 1 - fillingOf(terms);
  return Object.fromEntries(
    Object.entries(IN_HAND).map(([name, times]) => [name, 1 + early * (times - 1)]),
  );
}
