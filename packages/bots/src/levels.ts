import type { Level } from './brain.ts';
import { WEIGHTS } from './weights.ts';

/** Remembers the round, follows several ways to play a turn, and presses on. */
export const SHARP: Level = {
  weights: WEIGHTS,
  recall: { turns: 12, pickUps: true },
  width: 5,
};

/** Plays soundly, but forgets the discards of some turns ago and what others picked up, and goes out late. */
export const STEADY: Level = {
  weights: { ...WEIGHTS, keeps: 7, gift: 0.6, need: 0.36, outNow: 200, pile: 80, tempo: 15 },
  recall: { turns: 4, pickUps: false },
  width: 2,
};

/** Looks at its own cards first, and likes to have them in hand. */
export const CASUAL: Level = {
  weights: { ...STEADY.weights, keeps: 11, gift: 0.45, need: 0.46, outNow: 0, pile: 20, tempo: 8 },
  recall: { turns: 1, pickUps: false },
  width: 1,
};

/** Knows the rules. Takes the first good thing, and can hardly let go of a pair or of a wild. */
export const NOVICE: Level = {
  weights: { ...CASUAL.weights, keeps: 16, gift: 0.35, need: 0.6, wild: 0.8, pile: 0, tempo: 2 },
  recall: { turns: 0, pickUps: false },
  width: 1,
};
