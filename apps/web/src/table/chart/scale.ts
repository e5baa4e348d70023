/** A chart's range of points, with its lines. */
export interface Scale {
  readonly top: number;
  readonly bottom: number;
  readonly lines: readonly number[];
}

const MOST_LINES = 4;

/** A range with all the values and zero, ending on round numbers. */
export function scaleFor(values: readonly number[]): Scale {
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  const step = stepFor(most, least);
  const top = Math.max(step, Math.ceil(most / step) * step);
  const bottom = Math.floor(least / step) * step + 0;
  const count = Math.round((top - bottom) / step) + 1;
  return { top, bottom, lines: Array.from({ length: count }, (_, line) => bottom + line * step) };
}

/** 1, 2 or 5 times a power of ten, so a few of them fill the range. */
function stepFor(most: number, least: number): number {
  for (let power = 100; ; power *= 10) {
    for (const step of [power, 2 * power, 5 * power])
      if (Math.ceil(most / step) - Math.floor(least / step) < MOST_LINES) return step;
  }
}

/** A value's distance from the top, from 0 to 1. */
export function fallOf({ top, bottom }: Scale, value: number): number {
  return (top - value) / (top - bottom);
}
