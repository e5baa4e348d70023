import type { Clock } from '@hand-and-foot/table';

/** So much at once, and so much a second in the long run. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** Whether what somebody does is still within the allowance; some things cost more than others. */
export type Bucket = (cost?: number) => boolean;

export function newBucket({ burst, perSecond }: Allowance, clock: Pick<Clock, 'now'>): Bucket {
  let left = burst;
  let since = clock.now();
  return (cost = 1) => {
    const now = clock.now();
    // A clock that is set back takes nothing from anybody.
    left = Math.min(burst, left + (Math.max(0, now - since) / 1000) * perSecond);
    since = now;
    // Whoever allows little must not forbid what costs much altogether.
    const price = Math.min(cost, burst);
    if (left < price) return false;
    left -= price;
    return true;
  };
}
