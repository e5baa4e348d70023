/**
 * Searches count their steps and stop at a limit: under some rules one question has more possible answers than anybody
 * can wait for. They count steps, not time, so the answer is the same on every machine, forever.
 *
 * One ruling holds everywhere: anything a search doesn't find within its limit counts as not found. Nobody may ask to go
 * out, or is bound to, unless it can be shown in time. A list ends where its search stops, though unlisted actions may
 * still be played.
 */
export const STEPS = {
  /** Showing that a seat can go out. */
  finish: 1_000_000,
  /** Listing what a seat may do, all that is tried on the way included. */
  list: 3_000_000,
  /** Finding openings: they are sought before every first meld, so only the likely ones are. */
  open: 4000,
} as const;

/** The cost, in steps, of trying an action or writing one down. */
export const TRY = 1000;

/** All the steps taken so far. A search within another moves the clock of both. */
let taken = 0;

export function stepsTaken(): number {
  return taken;
}

/** Takes this many steps and tells whether the limit allows them. Past the limit, the count stays just beyond it. */
export function step(limit: number, count: number): boolean {
  const may = taken + count <= limit;
  taken = may ? taken + count : Math.max(taken, limit + 1);
  return may;
}
