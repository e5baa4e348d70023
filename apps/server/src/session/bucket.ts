/** Burst size and long-run rate. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** The rest of an allowance, and when it was last refilled. Plain data, because every client has several. */
export interface Bucket {
  left: number;
  since: number;
}

export function fullBucket({ burst }: Allowance, now: number): Bucket {
  return { left: burst, since: now };
}

/** Takes the price from the allowance; false if there isn't enough. */
export function takes(bucket: Bucket, allowance: Allowance, now: number, cost = 1): boolean {
  bucket.left = leftIn(bucket, allowance, now);
  bucket.since = now;
  // A small allowance mustn't forbid an expensive deed altogether.
  const price = Math.min(cost, allowance.burst);
  if (bucket.left < price) return false;
  bucket.left -= price;
  return true;
}

/** Whether nothing is missing any more. */
export function isFull(bucket: Bucket, allowance: Allowance, now: number): boolean {
  return leftIn(bucket, allowance, now) === allowance.burst;
}

function leftIn({ left, since }: Bucket, { burst, perSecond }: Allowance, now: number): number {
  // Setting a clock back costs nobody anything.
  const passed = Math.max(0, now - since) / 1000;
  return Math.min(burst, left + passed * perSecond);
}
