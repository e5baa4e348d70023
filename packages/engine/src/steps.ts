/**
 * Searches count their steps and stop at a limit: rules can be written under which one question has more ways to be
 * answered than anybody can wait for. Counts, never time, so that the answer is the same on every machine and for ever.
 *
 * One ruling holds everywhere: what a search does not find within its limit does not count as found. Nobody may ask to
 * go out, nor is bound to, unless it can be shown in time; and a list ends where its search stops, though what is not
 * listed may still be played.
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
