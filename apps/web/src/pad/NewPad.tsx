import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { keepForGood } from '../app/keepForGood.ts';
import { go } from '../app/route.ts';
import { Segments } from '../controls/Segments.tsx';
import { Stepper } from '../controls/Stepper.tsx';
import { choosableSets } from '../own/shelf.ts';
import { LONGEST_NAME } from '../start/choices.ts';
import { speech, wording } from '../words/wording.ts';
import { beginning, choices, choose, tableChosen, type PadTable } from './choices.ts';
import { firstEntries, newId } from './keeping.ts';
import { nameIn } from './names.ts';
import { keepEntries } from './store.ts';
import { words } from './words.ts';

/** Starts in one tap with the last choices, which stand beneath and are changed in place. */
export function NewPad() {
  const table = tableChosen();
  const why = useSignal('');
  const begin = async () => {
    try {
      const id = newId();
      await keepEntries(id, firstEntries(beginning(table)), Date.now());
      go({ at: 'pad', id });
      void keepForGood();
    } catch {
      why.value = words.value.failed;
    }
  };
  return (
    <section class="pad-new" aria-label={words.value.start}>
      <button type="button" class="pad-main" onClick={() => void begin()}>
        {words.value.start}
      </button>
      <p class="pad-failed" role="alert">
        {why.value}
      </p>
      <RulesLine table={table} />
      <PlayersLine table={table} />
      {table.seatings.length > 1 && <SidesLine table={table} />}
      <Names table={table} />
      <StarterLine table={table} />
    </section>
  );
}

function RulesLine({ table }: { table: PadTable }) {
  const id = useId();
  return (
    <div class="pad-new-line">
      <label for={id}>{words.value.rules}</label>
      <select
        id={id}
        class="pad-select"
        value={table.ruleSet.id}
        onChange={({ currentTarget }) => choose({ ruleSet: currentTarget.value })}
      >
        {choosableSets().map((ruleSet) => (
          <option key={ruleSet.id} value={ruleSet.id}>
            {speech.value.sayRuleSet(ruleSet).name}
          </option>
        ))}
      </select>
    </div>
  );
}

function PlayersLine({ table: { numbers, players } }: { table: PadTable }) {
  const label = useId();
  return (
    <div class="pad-new-line">
      <span id={label}>{words.value.players}</span>
      <Stepper
        labelledBy={label}
        among={numbers}
        value={players}
        fewer={words.value.fewer}
        more={words.value.more}
        onChoose={(number) => choose({ players: number })}
      />
    </div>
  );
}

function SidesLine({ table: { seatings, seating } }: { table: PadTable }) {
  const label = useId();
  return (
    <div class="pad-new-line">
      <span id={label}>{words.value.sides}</span>
      <Segments
        labelledBy={label}
        options={seatings.map((value) => ({ value, label: wording.value.start.seatings[value] }))}
        value={seating}
        onChoose={(value) => choose({ seating: value })}
      />
    </div>
  );
}

function Names({ table: { names } }: { table: PadTable }) {
  const giveName = (seat: number, name: string) => {
    const all = Array.from(
      { length: Math.max(names.length, choices.value.names.length) },
      (_, at) => choices.value.names[at] ?? '',
    );
    all[seat] = name;
    choose({ names: all });
  };
  return (
    <fieldset class="pad-names">
      <legend>{words.value.names}</legend>
      {names.map((name, seat) => (
        <input
          key={seat}
          class="pad-name"
          aria-label={words.value.nameOf(seat + 1)}
          placeholder={words.value.player(seat + 1)}
          value={name}
          maxLength={LONGEST_NAME}
          autocomplete="off"
          spellcheck={false}
          onInput={({ currentTarget }) => giveName(seat, currentTarget.value)}
        />
      ))}
    </fieldset>
  );
}

function StarterLine({ table }: { table: PadTable }) {
  const id = useId();
  return (
    <div class="pad-new-line">
      <label for={id}>{words.value.starts}</label>
      <select
        id={id}
        class="pad-select"
        value={String(table.starter)}
        onChange={({ currentTarget }) => choose({ starter: Number(currentTarget.value) })}
      >
        {table.names.map((_, seat) => (
          <option key={seat} value={String(seat)}>
            {nameIn(table, seat)}
          </option>
        ))}
      </select>
    </div>
  );
}
