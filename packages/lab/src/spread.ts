/** How numbers lie: their middle, and how far they go to either side. */
export interface Spread {
  count: number;
  mean: number;
  /** The standard deviation. */
  deviation: number;
  /** A quarter of them lie below the first, half below the second, three quarters below the third. */
  quartiles: [number, number, number];
  least: number;
  most: number;
}

/** A mean and, around it, the interval that in 95 of 100 cases holds the true one. */
export interface Estimate {
  mean: number;
  low: number;
  high: number;
}

/** Without any numbers, everything is 0. */
export function spreadOf(numbers: readonly number[]): Spread {
  const sorted = [...numbers].sort((a, b) => a - b);
  return {
    count: sorted.length,
    mean: meanOf(sorted),
    deviation: deviationOf(sorted),
    quartiles: [quantile(sorted, 0.25), quantile(sorted, 0.5), quantile(sorted, 0.75)],
    least: sorted[0] ?? 0,
    most: sorted.at(-1) ?? 0,
  };
}

export function estimateOf(numbers: readonly number[]): Estimate {
  const mean = meanOf(numbers);
  const reach = numbers.length < 2 ? 0 : (1.96 * deviationOf(numbers)) / Math.sqrt(numbers.length);
  return { mean, low: mean - reach, high: mean + reach };
}

export function meanOf(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}

function deviationOf(numbers: readonly number[]): number {
  if (numbers.length < 2) return 0;
  const mean = meanOf(numbers);
  const squares = numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return Math.sqrt(squares / (numbers.length - 1));
}

/** Between two of the numbers, in proportion. */
function quantile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}
