import { useId } from 'preact/hooks';
import { Fold } from '../../parts/controls/Fold.tsx';
import { Segments } from '../../parts/controls/Segments.tsx';
import { firstWords } from '../../parts/words/firstWords.ts';
import { choose, type ChosenTable } from '../../parts/settings/choices.ts';
import { SeatLine } from './SeatLine.tsx';

/** The seats: people and bots, their names, and the partnerships. */
export function SeatsChoice({ table }: { table: ChosenTable }) {
  const { start } = firstWords.value;
  const { seats, seatings, seating } = table;
  const people = seats.filter(({ is }) => is === 'person').length;
  const sides = useId();
  return (
    <Fold
      label={start.seats}
      value={start.seatsSay(people, seats.length - people, seating !== 'alone')}
    >
      {seatings.length > 1 && (
        <div class="line wraps spread below">
          <span id={sides}>{start.sides}</span>
          <Segments
            labelledBy={sides}
            options={seatings.map((value) => ({ value, label: start.seatings[value] }))}
            value={seating}
            onChoose={(value) => choose({ seating: value })}
          />
        </div>
      )}
      <ol class="list tight">
        {seats.map((_, seat) => (
          <SeatLine key={seat} table={table} seat={seat} />
        ))}
      </ol>
      {people > 1 && <p class="note above">{start.onePlace}</p>}
    </Fold>
  );
}
