import type { MakeBot } from './bot.ts';
import { brain, type Level } from './brain.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/**
 * Weights of somebody who plays for pleasure: the books that going out needs come first, wilds are spent as
 * they come with much faith in more, and pairs or the next seat's use of a discard hardly count. The levels
 * lie between this and the best weights.
 */
const CARELESS: Partial<Weights> = {
  need: 0.83,
  pair: 0.05,
  triple: 0.53,
  wild: 0.3,
  wildShare: 0.8,
  supply: 0.38,
  gift: 0.16,
  caught: 0.35,
};

/** Weights this far from the best toward the careless ones, with the level's own habits. */
function careless(share: number, habits: Partial<Weights>): Weights {
  const between = Object.entries(CARELESS).map(([name, there]) => {
    const here = WEIGHTS[name as keyof Weights];
    return [name, here + share * (there - here)] as const;
  });
  return { ...WEIGHTS, ...Object.fromEntries(between), ...habits };
}

/**
 * Weights of somebody who plays alone where melds fill up: hold cards until their book is near, and don't
 * hurry to the foot.
 */
const PATIENT: Partial<Weights> = { keeps: 13, tempo: 0 };

/** Remembers everything, and imagines how the table would go on before it settles on a plan. */
export const EXPERT: Level = {
  weights: WEIGHTS,
  patient: PATIENT,
  recall: { turns: Infinity, pickUps: true },
  width: 6,
  depth: { choices: 4, worlds: 6, turns: 1, trust: 3, margin: 40 },
};

/**
 * Weights of somebody who likes to end a round while it can be ended: going out soon, the partner too, and
 * melds that still take cards rather than closed books. Counting on more cards than the draws bring takes
 * the needed books for granted, so they play for the end before those are made.
 */
const HASTY: Partial<Weights> = {
  supply: 1.8,
  need: 0.05,
  ready: 0.4,
  patience: 0.8,
  outNow: 8000,
  partner: 1,
  lean: 1,
  tempo: 900,
  keeps: 0,
  fills: 0.5,
  stuckOpen: 0.15,
  wild: 0.1,
  wildLater: 0.3,
  single: 0.2,
  pair: 0.8,
  triple: 0.8,
  layPair: 0.85,
  gift: 1,
};

/** Remembers much of the round, follows several ways to play a turn, and likes to end it. */
export const SHARP: Level = {
  weights: careless(0.7, { keeps: 10, need: 0.3, outNow: 1500 }),
  hasty: HASTY,
  patient: PATIENT,
  recall: { turns: 8, pickUps: true },
  width: 3,
};

/** The same player with other weights, for those who tune them: no weights of its own for some tables. */
export function sharpWith(weights: Weights): MakeBot {
  return brain({ ...SHARP, weights, hasty: {}, patient: {} });
}

/** Plays soundly, but forgets the discards of some turns ago and what others picked up. */
export const STEADY: Level = {
  weights: careless(0.78, { keeps: 13, tempo: 0, wild: 0.2 }),
  recall: { turns: 4, pickUps: false },
  width: 2,
};

/** Looks less far: at its own cards first, and likes to have them in hand. */
export const CASUAL: Level = {
  weights: careless(0.9, { keeps: 18, tempo: 0, wild: 0.2 }),
  recall: { turns: 1, pickUps: false },
  width: 1,
};

/** Knows the rules, takes the first good thing, and finds it hard to let go of any card. */
export const NOVICE: Level = {
  weights: careless(1, { keeps: 22, ready: 0.1, tempo: 0, wild: 0.2, pile: 60 }),
  recall: { turns: 0, pickUps: false },
  width: 1,
};
