import type { Seat } from '@hand-and-foot/engine';
import { SeatFace } from './SeatFace.tsx';

/** The faces of players who score together, one over the edge of the other. */
export function Faces({ seats }: { seats: readonly Seat[] }) {
  return (
    <span class="fixed flex faces">
      {seats.map((seat) => (
        <SeatFace key={seat} seat={seat} />
      ))}
    </span>
  );
}
