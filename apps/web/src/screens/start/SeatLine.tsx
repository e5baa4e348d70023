import type { Seat } from '@hand-and-foot/engine';
import { useId } from 'preact/hooks';
import { Segments } from '../../parts/controls/Segments.tsx';
import { Icon } from '../../parts/look/Icon.tsx';
import { wording } from '../../parts/words/wording.ts';
import {
  choices,
  giveName,
  LONGEST_NAME,
  seatAs,
  type ChosenTable,
} from '../../parts/settings/choices.ts';
import './seatLine.css';

/** One seat: its number in its side's color, its name and its player. */
export function SeatLine({ table, seat }: { table: ChosenTable; seat: Seat }) {
  const { start } = wording.value;
  const { is, name } = table.seats[seat]!;
  const who = useId();
  return (
    <li class="line wraps seat-line" data-is={is}>
      <Icon name={is === 'person' ? 'person' : 'bot'} />
      <input
        class="field seat-line-name"
        aria-label={start.nameOf(seat + 1)}
        value={choices.value.names[seat] ?? ''}
        placeholder={name}
        maxLength={LONGEST_NAME}
        autocomplete="off"
        spellcheck={false}
        onInput={({ currentTarget }) => giveName(seat, currentTarget.value)}
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
