/** The span of a chart of points, with where its lines are drawn. */
export interface Scale {
  readonly top: number;
  readonly bottom: number;
  readonly lines: readonly number[];
}

const MOST_LINES = 4;

/** A span that holds all the values and nought, ending on round numbers. */
export function scaleFor(values: readonly number[]): Scale {
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  const step = stepFor(most, least);
  const top = Math.max(step, Math.ceil(most / step) * step);
  const bottom = Math.floor(least / step) * step + 0;
  const count = Math.round((top - bottom) / step) + 1;
  return { top, bottom, lines: Array.from({ length: count }, (_, line) => bottom + line * step) };
}

/** 1, 2 or 5 of some power of ten, so that a few of them make the span. */
function stepFor(most: number, least: number): number {
  for (let power = 100; ; power *= 10) {
    for (const step of [power, 2 * power, 5 * power])
      if (Math.ceil(most / step) - Math.floor(least / step) < MOST_LINES) return step;
  }
}

/** How far down from the top a value lies, from 0 to 1. */
export function fallOf({ top, bottom }: Scale, value: number): number {
  return (top - value) / (top - bottom);
}
