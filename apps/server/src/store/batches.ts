/** Names for the number of batches and for the last place that was ever used. */
export const BATCHES = { count: ':count', last: ':last' } as const;

/** Whether these batches are all there should be: a stale page may show some that are long gone. */
export function areAll(places: readonly number[], count: number, last: number): boolean {
  const areInOrder = places.every((place, at) => at === 0 || place > places[at - 1]!);
  return areInOrder && places.length >= count && (count === 0 || places.at(-1)! >= last);
}
