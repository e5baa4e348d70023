import { sideOf, type Seat } from '@hand-and-foot/engine';
import { wording } from '../../parts/words/wording.ts';
import { SeatChip } from './SeatChip.tsx';
import { otherSeats, useSeen } from '../game/seen.ts';
import './seats.css';

/** Everybody else at a two-sided table, in the order of play. */
export function Seats() {
  const seen = useSeen();
  const { side, state } = seen;
  const others = otherSeats(seen);
  const ours = (seat: Seat) => sideOf(state, seat) === side;
  return (
    <ul
      class="yields flex seats"
      aria-label={wording.value.table.players}
      data-many={others.length > 3 || undefined}
      data-crowd={others.length > 7 || undefined}
    >
      {others.map((seat) => (
        <SeatChip key={seat} seat={seat} ours={ours(seat)} />
      ))}
    </ul>
  );
}
