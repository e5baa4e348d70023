import type { Clock } from '@hand-and-foot/table';
import { newBucket, type Allowance } from '../session/bucket.ts';
import { networkOf } from './network.ts';

/** The same allowance for each address. */
export interface Allowances {
  /** Whether one thing more is within it. */
  allows(address: string): boolean;
  /** In how many seconds whoever had too much may try again. */
  readonly retryAfter: number;
}

/** How many addresses are remembered; the one that was heard of longest ago is forgotten first. */
const REMEMBERED = 10_000;

export function newAllowances(allowance: Allowance, clock: Pick<Clock, 'now'>): Allowances {
  const buckets = new Map<string, () => boolean>();
  return {
    allows(address) {
      const network = networkOf(address);
      const bucket = buckets.get(network) ?? newBucket(allowance, clock);
      buckets.delete(network);
      buckets.set(network, bucket);
      if (buckets.size > REMEMBERED) buckets.delete(buckets.keys().next().value!);
      return bucket();
    },
    retryAfter: Math.min(3600, Math.ceil(1 / allowance.perSecond)),
  };
}

/** What somebody is told who had too much. */
export function tooFast(retryAfter: number): string {
  const span = retryAfter === 1 ? 'a second' : `${retryAfter} seconds`;
  return `Too much has come from this address. Try again in ${span}.`;
}
