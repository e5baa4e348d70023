import { meanOf, varianceOf, type Moments } from './moments.ts';

/** A mean and, around it, the interval that in 95 of 100 cases holds the true one. */
export interface Estimate {
  mean: number;
  low: number;
  high: number;
}

const Z = 1.959964;
/** Student's t for 1, 2, … degrees of freedom, where the series below is not good enough. */
const FIRST_T = [12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.306];

/**
 * The share of wins, from the shares of independent pairs. As Agresti and Coull have it for coins: as if
 * Z² more pairs had been played, half of them won and half lost. So it is never certain, however few
 * the pairs and however much they agree, and the mean lies always within.
 */
export function shareEstimate(shares: Moments): Estimate {
  const cautious = withDoubt(shares);
  const middle = meanOf(cautious);
  const reach = Z * Math.sqrt(varianceOf(cautious) / cautious.count);
  return {
    mean: meanOf(shares),
    low: Math.max(0, middle - reach),
    high: Math.min(1, middle + reach),
  };
}

/** The shares with Z² more, half of them 1 and half of them 0. */
export function withDoubt({ count, sum, squares }: Moments): Moments {
  const added = Z ** 2;
  return { count: count + added, sum: sum + added / 2, squares: squares + added / 2 };
}

/** Student's interval; of a single number it has no bounds. */
export function meanEstimate(numbers: Moments): Estimate {
  const mean = meanOf(numbers);
  const freedom = numbers.count - 1;
  if (freedom < 1) return { mean, low: -Infinity, high: Infinity };
  const reach = studentT(freedom) * Math.sqrt(varianceOf(numbers) / freedom);
  return { mean, low: mean - reach, high: mean + reach };
}

function studentT(freedom: number): number {
  const series =
    Z + (Z ** 3 + Z) / (4 * freedom) + (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * freedom ** 2);
  return FIRST_T[freedom - 1] ?? series;
}
