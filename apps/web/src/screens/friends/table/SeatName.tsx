import type { Seat } from '@hand-and-foot/engine';
import { SeatTalk } from '../chat/SeatTalk.tsx';
import { SeatMark } from './SeatMark.tsx';

/** A player's name, whether they're here, and for a moment what they say. */
export function SeatName({ seat, name }: { seat: Seat; name: string }) {
  return (
    <>
      <SeatMark seat={seat} />
      <SeatTalk seat={seat} />
      <span class="seat-own-name">{name}</span>
    </>
  );
}
