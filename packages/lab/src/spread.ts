/** 95 of 100 cases lie within so many standard deviations. */
const Z = 1.96;

/** How numbers lie: their middle, and how far they go to either side. */
export interface Spread {
  count: number;
  mean: number;
  /** Around the mean, the interval that in 95 of 100 cases holds the true one. */
  low: number;
  high: number;
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

/**
 * The numbers of each game together: what happens in one game hangs together, so only games count as independent. Without
 * any numbers, everything is 0.
 */
export function spreadOf(games: readonly (readonly number[])[]): Spread {
  const sorted = games.flat().sort((a, b) => a - b);
  const mean = meanOf(sorted);
  const sure = estimateOf(games.filter((game) => game.length > 0).map(meanOf));
  return {
    count: sorted.length,
    mean,
    low: mean - (sure.mean - sure.low),
    high: mean + (sure.high - sure.mean),
    deviation: deviationOf(sorted),
    quartiles: [quantile(sorted, 0.25), quantile(sorted, 0.5), quantile(sorted, 0.75)],
    least: sorted[0] ?? 0,
    most: sorted.at(-1) ?? 0,
  };
}

export function estimateOf(numbers: readonly number[]): Estimate {
  const mean = meanOf(numbers);
  const reach = numbers.length < 2 ? 0 : (Z * deviationOf(numbers)) / Math.sqrt(numbers.length);
  return { mean, low: mean - reach, high: mean + reach };
}

/** A share of so many cases, with Wilson's interval: never all or nothing, however few they are. */
export function shareOf(found: number, cases: number): Estimate {
  if (cases === 0) return { mean: 0, low: 0, high: 1 };
  const mean = found / cases;
  const squared = Z ** 2 / cases;
  const middle = (mean + squared / 2) / (1 + squared);
  const reach =
    (Z * Math.sqrt((mean * (1 - mean)) / cases + squared / (4 * cases))) / (1 + squared);
  return { mean, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
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
