import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Fewer tables than this are not worth a pause. */
const MANY = 100;
/** How much smaller a crowd must be before the memory of those who left is given back: the pause grows with who is still there. */
const SHARE = 0.1;
/** What a socket held outside the heap is let go of only after it was collected, and found by the next collection. */
const TIMES = 3;

/**
 * Gives memory back to the system after a crowd has left. Nothing else does: a process with little to do makes no
 * garbage, and without new garbage the old is never collected. To be called now and then with the number of tables.
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
  // Without the option that would have to be given to Node itself.
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
