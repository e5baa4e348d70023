import type { Clock } from '@hand-and-foot/table';
import { newBucket, type Allowance } from '../session/bucket.ts';

/** How many addresses are remembered; the one that was heard of longest ago is forgotten first. */
const REMEMBERED = 10_000;

/** The same allowance for each address. */
export function newAllowances(
  allowance: Allowance,
  clock: Pick<Clock, 'now'>,
): (address: string) => boolean {
  const buckets = new Map<string, () => boolean>();
  return (address) => {
    const bucket = buckets.get(address) ?? newBucket(allowance, clock);
    buckets.delete(address);
    buckets.set(address, bucket);
    if (buckets.size > REMEMBERED) buckets.delete(buckets.keys().next().value!);
    return bucket();
  };
}
