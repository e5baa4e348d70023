import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Fewer tables than this aren't worth the pause. */
const MANY = 100;
/** The share of a crowd that must be left at most: the pause grows with those still there. */
const SHARE = 0.1;
/** A socket's memory outside the heap is freed one collection after its object. */
const TIMES = 3;

/**
 * Returns memory to the system after a crowd has left; call it regularly with the number of tables. An idle process
 * makes no garbage, so Node would never collect the old.
 */
export function newGiveBack(collect: () => void = collectGarbage): (tables: number) => void {
  let most = 0;
  let left = 0;
  return (tables) => {
    most = Math.max(most, tables);
    if (most >= MANY && tables <= most * SHARE) {
      most = tables;
      left = TIMES;
    }
    if (left === 0) return;
    left--;
    collect();
  };
}

export function collectGarbage(): void {
  // Saves giving Node the flag on its command line.
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
