import type { Pair } from '@hand-and-foot/arena';

/** A deal played twice, as a contest counts it, with made-up results; without any, the two bots are level. */
export function madeUpPair(results: Partial<Pair>): Pair {
  const level = { a: 0, b: 0 };
  return {
    won: 0.5,
    ahead: 0,
    points: 0,
    size: 1000,
    totals: [level, level],
    rounds: 8,
    actions: 100,
    endedBy: { goingOut: 8, stock: 0 },
    ms: { a: [], b: [] },
    ...results,
  };
}
