import type { Level } from './brain.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/**
 * What counts for somebody who plays for pleasure: little thought for the foot, for going out or for what
 * others do with a discard, much faith in wilds to come. The levels lie between this and the best weights.
 */
const CARELESS: Partial<Weights> = {
  gift: 0.25,
  need: 0.5,
  outNow: 0,
  pile: 0,
  pair: 0.1,
  triple: 0.6,
  wild: 0.7,
  wildShare: 0.7,
  tempo: 0,
  supply: 0.45,
  caught: 0.5,
};

/** So far from the best towards the careless; `keeps` is how hard it is to let go of a card. */
function careless(share: number, keeps: number): Weights {
  const between = Object.entries(CARELESS).map(([name, there]) => {
    const here = WEIGHTS[name as keyof Weights];
    return [name, here + share * (there - here)] as const;
  });
  return { ...WEIGHTS, ...Object.fromEntries(between), keeps };
}

/** Remembers everything, and imagines how the table would go on before it settles on a plan. */
export const EXPERT: Level = {
  weights: WEIGHTS,
  recall: { turns: Infinity, pickUps: true },
  width: 6,
  depth: { choices: 4, worlds: 6, turns: 1, trust: 3, margin: 40 },
};

/** Remembers most of the round and follows several ways to play a turn, but is in no hurry. */
export const SHARP: Level = {
  weights: careless(0.55, 12),
  recall: { turns: 12, pickUps: true },
  width: 4,
};

/** Plays soundly, but forgets the discards of some turns ago and what others picked up. */
export const STEADY: Level = {
  weights: careless(0.73, 14),
  recall: { turns: 4, pickUps: false },
  width: 2,
};

/** Looks less far: at its own cards first, and likes to have them in hand. */
export const CASUAL: Level = {
  weights: careless(0.87, 15),
  recall: { turns: 1, pickUps: false },
  width: 1,
};

/** Knows the rules, takes the first good thing, and finds it hard to let go of any card. */
export const NOVICE: Level = {
  weights: careless(1, 15),
  recall: { turns: 0, pickUps: false },
  width: 1,
};
