import type { Seat } from '@hand-and-foot/engine';
import { useId } from 'preact/hooks';
import { TextField } from '../../parts/controls/Field.tsx';
import { Segments } from '../../parts/controls/Segments.tsx';
import { later } from '../../parts/screen/later.tsx';
import { firstWords } from '../../parts/words/firstWords.ts';
import {
  choices,
  giveName,
  LONGEST_NAME,
  seatAs,
  type ChosenTable,
} from '../../parts/settings/choices.ts';
import './seatLine.css';

const SeatFace = later(
  async () => (await import('./SeatFace.tsx')).SeatFace,
  () => <span class="start-face" />,
);

/** One seat: its face, its name, and whether a person or a bot has it. */
export function SeatLine({ table, seat }: { table: ChosenTable; seat: Seat }) {
  const { start } = firstWords.value;
  const sitter = table.seats[seat]!;
  const { is, name } = sitter;
  const who = useId();
  return (
    <li class="line wraps finger seat-line" data-is={is}>
      <SeatFace seat={seat} sitter={sitter} />
      <TextField
        class="seat-line-name"
        aria-label={start.nameOf(seat + 1)}
        value={choices.value.names[seat] ?? ''}
        placeholder={name}
        maxLength={LONGEST_NAME}
        spellcheck={false}
        onType={(typed) => giveName(seat, typed)}
      />
      {seat > 0 && (
        <>
          <span id={who} hidden>
            {start.who(name)}
          </span>
          <Segments
            labelledBy={who}
            options={[
              { value: 'person', label: start.person },
              { value: 'bot', label: start.bot },
            ]}
            value={is}
            onChoose={(value) => seatAs(seat, value)}
          />
        </>
      )}
    </li>
  );
}
