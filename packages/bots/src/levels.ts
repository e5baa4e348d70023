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

/** Weights this far from the best toward the careless ones. */
function careless(share: number): Weights {
  const between = Object.entries(CARELESS).map(([name, there]) => {
    const here = WEIGHTS[name as keyof Weights];
    return [name, here + share * (there - here)] as const;
  });
  return { ...WEIGHTS, ...Object.fromEntries(between) };
}

/** Habits of every level. */
const USUAL = {
  inHand: { table: 1.8, natural: 2.5, pickUp: 2.8, wild: 1.45, dead: 0.63 },
};

/** Remembers everything, and imagines how the table would go on before it settles on a plan. */
export const EXPERT: Level = {
  ...USUAL,
  weights: WEIGHTS,
  recall: { turns: Infinity, pickUps: true },
  width: 6,
  depth: { choices: 4, worlds: 6, turns: 1, trust: 3, margin: 40 },
};

/** Remembers much of the round, and follows several ways to play a turn. */
export const SHARP: Level = {
  ...USUAL,
  weights: WEIGHTS,
  recall: { turns: 8, pickUps: true },
  width: 3,
};

/** The same player with other weights, for those who tune them: the same at every table. */
export function sharpWith(weights: Weights): MakeBot {
  return brain({ ...SHARP, weights });
}

/** Plays soundly, but forgets the discards of some turns ago and what others picked up. */
export const STEADY: Level = {
  ...USUAL,
  weights: careless(0.58),
  recall: { turns: 4, pickUps: false },
  width: 2,
};

/** Sees one way to play a turn, and forgets nearly all that others threw. */
export const CASUAL: Level = {
  ...USUAL,
  weights: careless(0.77),
  recall: { turns: 1, pickUps: false },
  width: 1,
};

/** Knows the rules, takes the first good thing, and minds nobody else's cards. */
export const NOVICE: Level = {
  ...USUAL,
  weights: careless(0.9),
  recall: { turns: 0, pickUps: false },
  width: 1,
};
