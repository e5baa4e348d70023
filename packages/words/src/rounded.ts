/** An estimate of points to the nearest 5, from 100 on to the nearest 10. */
export function rounded(points: number): number {
  if (Math.abs(points) < 10) return points;
  const step = Math.abs(points) < 100 ? 5 : 10;
  return Math.round(points / step) * step;
}
