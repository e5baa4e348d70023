import type { Level } from './brain.ts';
import { WEIGHTS } from './weights.ts';

export const SHARP: Level = {
  weights: WEIGHTS,
  recall: { turns: 12, pickUps: true },
  width: 5,
};
