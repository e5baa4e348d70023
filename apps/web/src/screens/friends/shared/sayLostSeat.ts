import type { RemoteLink } from '../../../table/link/remoteTable.ts';
import { lostSeat, personIn } from './shared.ts';
import { words } from './words.ts';

/** The fate of your former seat, if somebody else or nobody has it now. */
export function sayLostSeat({ known }: RemoteLink): string | undefined {
  const seat = lostSeat.value;
  if (seat === undefined) return undefined;
  const name = personIn(known.value.seats[seat]);
  return name === undefined ? words.value.seatFreed : words.value.hasYourSeat(name);
}
