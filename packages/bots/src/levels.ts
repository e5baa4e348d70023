import type { MakeBot } from './bot.ts';
import { brain, type Level } from './brain.ts';
import { inHaste } from './haste.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** Habits of every level. */
const USUAL = {
  weights: WEIGHTS,
  inHand: { table: 1.8, natural: 2.5, pickUp: 2.8, wild: 1.45, dead: 0.63 },
};

/** Remembers everything, and imagines how the table would go on before it settles on a plan. */
export const EXPERT: Level = {
  ...USUAL,
  recall: { turns: Infinity, pickUps: true },
  width: 6,
  depth: { choices: 4, worlds: 6, turns: 1, trust: 3, margin: 40 },
};

/** Remembers much of the round, and follows several ways to play a turn. */
export const SHARP: Level = {
  ...USUAL,
  recall: { turns: 8, pickUps: true },
  width: 3,
};

/** The same player with other weights, for those who tune them: the same at every table. */
export function sharpWith(weights: Weights): MakeBot {
  return brain({ ...SHARP, weights });
}

/** Plays soundly, but now and then clings to the wrong card, and forgets what others picked up. */
export const STEADY: Level = {
  ...USUAL,
  recall: { turns: 4, pickUps: false },
  width: 2,
  judge: inHaste(0.055),
};

/** Sees one way to play a turn, throws cards without looking long, and forgets nearly all that others threw. */
export const CASUAL: Level = {
  ...USUAL,
  recall: { turns: 1, pickUps: false },
  width: 1,
  judge: inHaste(0.2),
};

/** Knows the rules and its own melds, throws what it likes least, and minds nobody else's cards. */
export const NOVICE: Level = {
  ...USUAL,
  recall: { turns: 0, pickUps: false },
  width: 1,
  judge: inHaste(0.55),
};
