/** The sums of a list of numbers that give its mean and spread. */
export interface Moments {
  count: number;
  sum: number;
  squares: number;
}

export function noMoments(): Moments {
  return { count: 0, sum: 0, squares: 0 };
}

export function addNumber(moments: Moments, number: number): void {
  moments.count++;
  moments.sum += number;
  moments.squares += number * number;
}

export function meanOf({ count, sum }: Moments): number {
  return sum / count;
}

/** The variance of the numbers themselves, not of a population they are drawn from. */
export function varianceOf({ count, sum, squares }: Moments): number {
  return Math.max(0, squares / count - (sum / count) ** 2);
}
