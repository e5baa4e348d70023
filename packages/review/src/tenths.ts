/** Points are told in tenths, so that they add up the same for everybody; more would say nothing. */
export function inTenths(points: number): number {
  return Math.round(points * 10) / 10 + 0;
}
