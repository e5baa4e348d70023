import { words } from '../shared/words.ts';
import { useShared } from '../shared/shared.ts';
import { SeatRow } from './SeatRow.tsx';
import './seatList.css';

/** Every seat: its player, whether they're here, and its actions. */
export function SeatList() {
  const { seats } = useShared().known.value;
  return (
    <ol class="list tight" aria-label={words.value.seats}>
      {seats.map((_, seat) => (
        <SeatRow key={seat} seat={seat} />
      ))}
    </ol>
  );
}
