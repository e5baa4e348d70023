/** The sum of the numbers, each by its weight. */
export function weigh(numbers: Float64Array, weights: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < numbers.length; at++) sum += numbers[at]! * weights[at]!;
  return sum;
}
