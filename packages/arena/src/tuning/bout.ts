import type { Pair } from '../pair.ts';
import type { Weights } from '@hand-and-foot/bots';
import type { TuningTable, Walk } from './walk.ts';

/** One deal between two sets of weights. */
export interface Bout {
  table: TuningTable;
  a: Weights;
  b: Weights;
  seed: string;
  deal: number;
}

/** Plays bouts. */
export interface Ring {
  walk: Walk;
  /** `playPair` between `sharpWith` either weights, here or elsewhere. */
  play: (bout: Bout) => Promise<Pair>;
  /** How many may be under way at once. */
  ahead: number;
}

/** The usual points of a round under each rule set, by its id. */
export type Sizes = Readonly<Record<string, number>>;

/** Plays one deal at every table, so that points under different rules can be compared. */
export async function roundSizes(ring: Ring, weights: Weights, seed: string): Promise<Sizes> {
  const sizes = await Promise.all(
    ring.walk.map(async (tables) => {
      const bouts = tables.map((table, at) =>
        ring.play({ table, a: weights, b: weights, seed: `${seed}/sizes`, deal: at + 1 }),
      );
      const pairs = await Promise.all(bouts);
      const size = pairs.reduce((sum, pair) => sum + pair.size, 0) / pairs.length;
      return [tables[0]!.rules, size] as const;
    }),
  );
  return Object.fromEntries(sizes);
}
