export type Direction = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

const WAYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

/** The direction of a key; none for most. */
export function wayOf(key: string): Direction | undefined {
  return WAYS[key];
}

/** A position. */
export interface Spot {
  readonly left: number;
  readonly top: number;
}

/** From one item in rows to its neighbor: its index, or the same if there is none. */
export function stepFrom(spots: readonly Spot[], at: number, way: Direction): number {
  switch (way) {
    case 'first':
      return 0;
    case 'last':
      return spots.length - 1;
    case 'left':
      return Math.max(0, at - 1);
    case 'right':
      return Math.min(spots.length - 1, at + 1);
    case 'up':
    case 'down':
      return inNextRow(spots, at, way === 'up' ? -1 : 1);
  }
}

function inNextRow(spots: readonly Spot[], at: number, way: 1 | -1): number {
  const from = spots[at]!;
  const ahead = spots.map(({ top }) => (top - from.top) * way);
  const next = Math.min(...ahead.filter((distance) => distance > 0));
  const row = [...spots.keys()].filter((index) => ahead[index] === next);
  const aside = (index: number): number => Math.abs(spots[index]!.left - from.left);
  return row.reduce((best, index) => (aside(index) < aside(best) ? index : best), row[0] ?? at);
}

/** The remaining item nearest to the place of `lost`. */
export function nearestTo<T>(
  row: readonly T[],
  lost: T,
  isThere: (one: T) => boolean,
): T | undefined {
  const at = row.indexOf(lost);
  const away = (one: T): number => Math.abs(row.indexOf(one) - at);
  return row.filter(isThere).sort((one, other) => away(one) - away(other))[0];
}
