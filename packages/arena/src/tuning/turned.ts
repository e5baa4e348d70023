import type { Weights } from '@hand-and-foot/bots';
import type { Point } from './spsa.ts';

/**
 * Weights that are not turned: they are 0 for a player without the habit they stand for, and exist for
 * levels that have it.
 * - `keeps`: cards held on to for their own sake, by `expert-1` where melds fill up.
 */
export const HABITS: readonly (keyof Weights)[] = ['keeps'];

/** The weights that are turned, in the order of a point's numbers. */
export function turnedNames(weights: Weights): (keyof Weights)[] {
  const names = Object.keys(weights) as (keyof Weights)[];
  return names.filter((name) => !HABITS.includes(name));
}

/** A point's numbers are logarithms of multiples: 0 leaves a weight as it is. */
export function weightsAt(start: Weights, point: Point): Weights {
  const turned = turnedNames(start).map((name, at) => [
    name,
    times(start[name], Math.exp(point[at]!)),
  ]);
  return { ...start, ...(Object.fromEntries(turned) as Partial<Weights>) };
}

/**
 * A weight below 1 is a share, most often a chance, and more than all would be nonsense: a card in hand
 * would be worth more than on the table. So it is its odds that are multiplied.
 */
function times(weight: number, multiple: number): number {
  if (weight >= 1) return weight * multiple;
  return (weight * multiple) / (1 - weight + weight * multiple);
}

/** With no more digits than a person would write. */
export function tidyWeights(weights: Weights): Weights {
  const tidy = Object.entries(weights as Weights & Record<string, number>).map(
    ([name, number]) => [name, Number(number.toPrecision(3))] as const,
  );
  return { ...weights, ...(Object.fromEntries(tidy) as Partial<Weights>) };
}
