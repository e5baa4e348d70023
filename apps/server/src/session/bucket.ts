import type { Clock } from '@hand-and-foot/table';

/** So much at once, and so much a second in the long run. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** Says of each thing that somebody does whether it is still within the allowance. */
export function newBucket(
  { burst, perSecond }: Allowance,
  clock: Pick<Clock, 'now'>,
): () => boolean {
  let left = burst;
  let since = clock.now();
  return () => {
    const now = clock.now();
    // A clock that is set back takes nothing from anybody.
    left = Math.min(burst, left + (Math.max(0, now - since) / 1000) * perSecond);
    since = now;
    if (left < 1) return false;
    left--;
    return true;
  };
}
