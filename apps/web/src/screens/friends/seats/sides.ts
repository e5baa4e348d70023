import type { Seat, Terms } from '@hand-and-foot/engine';

/** The first round's sides as letters, by seat; undefined if everyone plays alone. */
export function sideLetter({ seatsOf, seating }: Terms, seat: Seat): string | undefined {
  if (seating === 'alone') return undefined;
  const side = seatsOf[0]!.findIndex((seats) => seats.includes(seat));
  return side < 0 ? undefined : String.fromCharCode(65 + side);
}

/** The others of the seat's side in the first round. */
export function partnersAt({ seatsOf }: Terms, seat: Seat): readonly Seat[] {
  const side = seatsOf[0]!.find((seats) => seats.includes(seat)) ?? [];
  return side.filter((other) => other !== seat);
}
