import { termsFor, type Seat } from '@hand-and-foot/engine';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { Panel } from '../../parts/controls/Panel.tsx';
import { Button } from '../../parts/controls/Button.tsx';
import { keepForGood } from '../../parts/settings/keepForGood.ts';
import { go } from '../../parts/screen/route.ts';
import { Segments } from '../../parts/controls/Segments.tsx';
import { Stepper } from '../../parts/controls/Stepper.tsx';
import { choosableSets } from '../../parts/settings/ownRules.ts';
import { speech, wording } from '../../parts/words/wording.ts';
import { beginning, choices, choose, tableChosen, type PadTable } from './kept/choices.ts';
import { firstEntries, newId } from './kept/keeping.ts';
import { NameFields, StarterLine } from './parts/PadFields.tsx';
import { Teams } from './parts/Teams.tsx';
import { OneOf } from '../../parts/controls/OneOf.tsx';
import { keepEntries } from './kept/store.ts';
import { words } from './kept/words.ts';

/** Starts in one tap with the last choices, shown below and changed in place. */
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
    <Panel class="list tight pad-new" aria-label={words.value.start}>
      <Button look="primary" large class="wide" onClick={() => void begin()}>
        {words.value.start}
      </Button>
      <p class="no" role="alert">
        {why.value}
      </p>
      <RulesLine table={table} />
      <PlayersLine table={table} />
      {table.seatings.length > 1 && <SidesLine table={table} />}
      <Names table={table} />
      <Teams at={{ names: table.names, terms: termsFor(table.ruleSet.rules, table) }} round={1} />
      <StarterLine at={table} onChoose={(starter) => choose({ starter })} />
    </Panel>
  );
}

function RulesLine({ table }: { table: PadTable }) {
  return (
    <OneOf
      class="pad-new-line"
      label={words.value.rules}
      value={table.ruleSet.id}
      options={choosableSets().map((set) => [set.id, speech.value.sayRuleSet(set).name])}
      onChoose={(ruleSet) => choose({ ruleSet })}
    />
  );
}

function PlayersLine({ table: { numbers, players } }: { table: PadTable }) {
  const label = useId();
  return (
    <div class="line wraps spread pad-new-line">
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
    <div class="line wraps spread pad-new-line">
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
  const giveName = (seat: Seat, name: string) => {
    const all = Array.from(
      { length: Math.max(names.length, choices.value.names.length) },
      (_, at) => choices.value.names[at] ?? '',
    );
    all[seat] = name;
    choose({ names: all });
  };
  return <NameFields names={names} onName={giveName} />;
}
