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
  weights: {
    ...WEIGHTS,
    keeps: 7,
    gift: 0.55,
    need: 0.43,
    outNow: 200,
    pile: 75,
    pair: 0.28,
    wild: 0.53,
    tempo: 13,
    supply: 0.65,
  },
  recall: { turns: 4, pickUps: false },
  width: 2,
};

/** Looks less far: at its own cards first, and likes to have them in hand. */
export const CASUAL: Level = {
  weights: {
    ...STEADY.weights,
    keeps: 8,
    gift: 0.45,
    need: 0.46,
    outNow: 150,
    pile: 45,
    pair: 0.22,
    wild: 0.62,
    tempo: 9,
    supply: 0.6,
  },
  recall: { turns: 1, pickUps: false },
  width: 1,
};

/** Knows the rules. Keeps lone cards in the hope of more, breaks pairs for them, and hardly thinks of the foot. */
export const NOVICE: Level = {
  weights: {
    ...CASUAL.weights,
    keeps: 8,
    gift: 0.35,
    need: 0.48,
    outNow: 120,
    pile: 35,
    pair: 0.2,
    tempo: 6,
    single: 0.3,
    laySingle: 0.4,
  },
  recall: { turns: 0, pickUps: false },
  width: 1,
};
