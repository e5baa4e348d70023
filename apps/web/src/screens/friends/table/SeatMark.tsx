import type { Seat } from '@hand-and-foot/engine';
import { Icon } from '../../../parts/look/Icon.tsx';
import { useShared } from '../shared/shared.ts';
import './seatMark.css';
import { words } from '../shared/words.ts';

/** Whether the seat's player is here, as a full dot or a ring, or that a bot plays for them. */
export function SeatMark({ seat }: { seat: Seat }) {
  const link = useShared();
  const holder = link.known.value.seats[seat];
  const said = words.value;
  if (holder?.is === 'bot')
    return (
      <span
        class="seat-mark-bot"
        data-own={holder.standsInFor === undefined || undefined}
        role="img"
        aria-label={
          holder.standsInFor === undefined ? said.bot : said.standsInFor(holder.standsInFor)
        }
      >
        <Icon name="bot" size={18} />
      </span>
    );
  if (holder?.is !== 'person') return null;
  const isHere = link.present.value.seats.includes(seat);
  return (
    <i
      class="seat-mark"
      data-is={isHere ? 'here' : 'away'}
      role="img"
      aria-label={isHere ? said.here : said.away}
    />
  );
}
