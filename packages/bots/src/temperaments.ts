import type { Level } from './brain.ts';
import { SHARP } from './levels.ts';
import type { Weights } from './weights.ts';

/** Styles that are about as strong as each other. */
export type Temperament = 'early-out' | 'builder' | 'pile-hunter';

type Turns = Partial<Record<keyof Weights, number>>;

/** By how much each weight is multiplied. */
const TURNS: Record<Temperament, Turns> = {
  /** Hurries into the foot and ends the round as soon as it may. */
  'early-out': { outNow: 2, tempo: 1.4, pile: 1.3 },
  /** Would rather finish another book. */
  builder: { outNow: 0.6, othersTurn: 0.85, wild: 1.1 },
  /** Keeps pairs for the discards, and minds what it throws there. */
  'pile-hunter': { pickUp: 2.5, pair: 1.1, gift: 1.3 },
};

export const temperaments = Object.keys(TURNS) as Temperament[];

export function sharpAs(temperament: Temperament): Level {
  const weights: Record<keyof Weights, number> = { ...SHARP.weights };
  for (const [name, times] of Object.entries(TURNS[temperament]))
    weights[name as keyof Weights] *= times;
  return { ...SHARP, weights };
}
