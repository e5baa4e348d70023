import type { Seat } from '@hand-and-foot/engine';
import { TextField } from '../../../parts/controls/Field.tsx';
import { OneOf } from '../../../parts/controls/OneOf.tsx';
import { LONGEST_NAME } from '../../../parts/settings/choices.ts';
import { nameIn } from '../kept/names.ts';
import { words } from '../kept/words.ts';

interface NamesProps {
  readonly names: readonly string[];
  /** `isDone` when the field is left or Done is pressed. */
  readonly onName: (seat: Seat, name: string, isDone: boolean) => void;
}

/** A name field for everybody at the table. */
export function NameFields({ names, onName }: NamesProps) {
  return (
    <fieldset class="list tight tiles small-tiles pad-names">
      <legend>{words.value.names}</legend>
      {names.map((name, seat) => (
        <TextField
          key={seat}
          aria-label={words.value.nameOf(seat + 1)}
          placeholder={words.value.player(seat + 1)}
          value={name}
          maxLength={LONGEST_NAME}
          spellcheck={false}
          onType={(typed) => onName(seat, typed, false)}
          onDone={(typed) => onName(seat, typed, true)}
        />
      ))}
    </fieldset>
  );
}

interface StarterProps {
  readonly at: { readonly names: readonly string[]; readonly starter: Seat };
  readonly onChoose: (seat: Seat) => void;
}

/** The starter of the first round. */
export function StarterLine({ at, onChoose }: StarterProps) {
  return (
    <OneOf
      class="pad-new-line"
      label={words.value.starts}
      value={String(at.starter)}
      options={at.names.map((_, seat) => [String(seat), nameIn(at, seat)])}
      onChoose={(seat) => onChoose(Number(seat))}
    />
  );
}
