import type { Event, Seat, Side, Terms, View } from '@hand-and-foot/engine';

/** An event of this name. */
export type Told<Name extends Event['event']> = Extract<Event, { event: Name }>;

export function sideInView({ sideOf: rounds }: Terms, { round }: View, seat: Seat): Side {
  return rounds[(round - 1) % rounds.length]![seat]!;
}

export function replaceAt<T>(list: readonly T[], at: number, value: T): T[] {
  const copy = [...list];
  copy[at] = value;
  return copy;
}
