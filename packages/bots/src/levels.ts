import type { Level } from './brain.ts';
import { WEIGHTS } from './weights.ts';

/** Remembers the round, follows several ways to play a turn, and presses on. */
export const SHARP: Level = {
  weights: WEIGHTS,
  recall: { turns: 12, pickUps: true },
  width: 5,
};

/** Plays soundly, but forgets the discards of some turns ago and what others picked up. */
export const STEADY: Level = {
  weights: { ...WEIGHTS, keeps: 4, gift: 0.7, outNow: 150, tempo: 12 },
  recall: { turns: 4, pickUps: false },
  width: 2,
};

/** Looks at its own cards first, and likes to have them in hand. */
export const CASUAL: Level = {
  weights: { ...STEADY.weights, keeps: 10, gift: 0.5, outNow: 0, tempo: 6, supply: 0.5 },
  recall: { turns: 1, pickUps: false },
  width: 1,
};

/** Knows the rules. Takes the first good thing, and cannot let go of a pair or of a wild. */
export const NOVICE: Level = {
  weights: {
    ...CASUAL.weights,
    keeps: 18,
    gift: 0.4,
    outNow: -100,
    tempo: 2,
    supply: 0.25,
    wild: 0.6,
  },
  recall: { turns: 0, pickUps: false },
  width: 1,
};
