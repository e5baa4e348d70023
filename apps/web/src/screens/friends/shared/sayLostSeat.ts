import type { RemoteLink } from '../../../table/link/remoteTable.ts';
import { lostSeat, personIn } from './shared.ts';
import { words } from './words.ts';

/** What became of the seat one had, if it is somebody else's or nobody's now. */
export function sayLostSeat({ known }: RemoteLink): string | undefined {
  const seat = lostSeat.value;
  if (seat === undefined) return undefined;
  const name = personIn(known.value.seats[seat]);
  return name === undefined ? words.value.seatFreed : words.value.hasYourSeat(name);
}
