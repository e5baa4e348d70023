/** So much at once, and so much a second in the long run. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** What is left of an allowance, and since when more has been coming. Plain data: every client has several. */
export interface Bucket {
  left: number;
  since: number;
}

export function fullBucket({ burst }: Allowance, now: number): Bucket {
  return { left: burst, since: now };
}

/** Whether what somebody does is still within the allowance; some things cost more than others. */
export function takes(
  bucket: Bucket,
  { burst, perSecond }: Allowance,
  now: number,
  cost = 1,
): boolean {
  // A clock that is set back takes nothing from anybody.
  const passed = Math.max(0, now - bucket.since) / 1000;
  bucket.left = Math.min(burst, bucket.left + passed * perSecond);
  bucket.since = now;
  // Whoever allows little must not forbid what costs much altogether.
  const price = Math.min(cost, burst);
  if (bucket.left < price) return false;
  bucket.left -= price;
  return true;
}
