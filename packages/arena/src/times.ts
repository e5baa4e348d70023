/** How long decisions took, counted by size: a million of them take no more room than one. */
export interface Times {
  counts: number[];
  count: number;
  worst: number;
}

export interface TimeFigures {
  median: number;
  p99: number;
  worst: number;
}

const SHORTEST = 1e-4;
/** Each size is so much longer than the one before: figures are right to 1%. */
const STEP = Math.log(1.02);

export function noTimes(): Times {
  return { counts: [], count: 0, worst: 0 };
}

export function addTime(times: Times, ms: number): void {
  const size = Math.max(0, Math.round(Math.log(ms / SHORTEST) / STEP));
  times.counts[size] = (times.counts[size] ?? 0) + 1;
  times.count++;
  times.worst = Math.max(times.worst, ms);
}

export function timeFigures(times: Times): TimeFigures {
  return { median: quantile(times, 0.5), p99: quantile(times, 0.99), worst: times.worst };
}

/** The time that this share of them did not exceed. */
function quantile({ counts, count, worst }: Times, part: number): number {
  let left = count * part;
  for (const [size, here = 0] of counts.entries()) {
    left -= here;
    if (left <= 0 && here > 0) return Math.min(worst, SHORTEST * Math.exp(size * STEP));
  }
  return worst;
}
