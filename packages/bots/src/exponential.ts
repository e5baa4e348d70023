/** e to a number up to 0, by arithmetic alone: engines may differ in `Math.exp`, and bots may not. */
export function exponential(number: number): number {
  if (number < -40) return 0;
  // Squared six times afterwards, so the series is only asked near zero.
  const small = number / 64;
  let [term, sum] = [1, 1];
  for (let at = 1; at < 20; at++) {
    term = (term * small) / at;
    sum += term;
  }
  for (let times = 0; times < 6; times++) sum *= sum;
  return sum;
}
