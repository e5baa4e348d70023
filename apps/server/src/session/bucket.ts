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
export function takes(
  bucket: Bucket,
  { burst, perSecond }: Allowance,
  now: number,
  cost = 1,
): boolean {
  // Setting a clock back costs nobody anything.
  const passed = Math.max(0, now - bucket.since) / 1000;
  bucket.left = Math.min(burst, bucket.left + passed * perSecond);
  bucket.since = now;
  // A small allowance mustn't forbid an expensive deed altogether.
  const price = Math.min(cost, burst);
  if (bucket.left < price) return false;
  bucket.left -= price;
  return true;
}
