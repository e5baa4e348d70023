import { sideOf, type Seat } from '@hand-and-foot/engine';
import { useEffect, useRef } from 'preact/hooks';
import { wording } from '../../parts/words/wording.ts';
import { SeatChip } from './SeatChip.tsx';
import { otherSeats, useSeen } from '../game/seen.ts';
import './seats.css';

/** More than this many scroll. */
const CROWD = 7;

/** Everybody else at a two-sided table, in the order of play. */
export function Seats() {
  const seen = useSeen();
  const { side, state } = seen;
  const others = otherSeats(seen);
  const ours = (seat: Seat) => sideOf(state, seat) === side;
  const list = useRef<HTMLUListElement>(null);
  const { turn } = seen.view;
  useEffect(() => {
    const playing = list.current?.querySelector<HTMLElement>('[data-turn]');
    const { offsetLeft = 0, offsetTop = 0 } = playing ?? {};
    const { offsetLeft: left = 0, offsetTop: top = 0 } = playing ? list.current! : {};
    if (others.length > CROWD) list.current?.scrollTo(offsetLeft - left, offsetTop - top);
  }, [turn]);
  return (
    <ul
      ref={list}
      class="yields flex seats"
      aria-label={wording.value.table.players}
      data-many={others.length > 3 || undefined}
      data-crowd={others.length > CROWD || undefined}
    >
      {others.map((seat) => (
        <SeatChip key={seat} seat={seat} ours={ours(seat)} />
      ))}
    </ul>
  );
}
