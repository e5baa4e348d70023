import type { Seat } from '@hand-and-foot/engine';
import { Face } from '../../parts/faces/Face.tsx';
import { likenessesAt } from '../../parts/faces/likeness.ts';
import { useTheGame } from '../game/game.ts';
import './seatFace.css';

/** The face of the player in a seat; nothing for an empty one. */
export function SeatFace({ seat }: { seat: Seat }) {
  const of = likenessesAt(useTheGame().link.known.value.seats)[seat];
  return of === undefined ? null : (
    <span class="fixed seat-face">
      <Face of={of} />
    </span>
  );
}
