import type { Pad } from '@hand-and-foot/scorepad';
import { useId } from 'preact/hooks';
import { choosableSets, sourceOf } from '../own/shelf.ts';
import { LONGEST_NAME } from '../start/choices.ts';
import { speech } from '../words/wording.ts';
import type { Keeping } from './keeping.ts';
import { nameIn } from './names.ts';
import { words } from './words.ts';

/** Who plays by which rules, to correct at any time: every round follows. */
export function PadTerms({ keeping, pad }: { keeping: Keeping; pad: Pad }) {
  return (
    <>
      <fieldset class="pad-names">
        <legend>{words.value.names}</legend>
        {pad.names.map((name, seat) => (
          <input
            key={seat}
            class="pad-name"
            aria-label={words.value.nameOf(seat + 1)}
            placeholder={words.value.player(seat + 1)}
            value={name}
            maxLength={LONGEST_NAME}
            autocomplete="off"
            onChange={({ currentTarget }) =>
              keeping.write({ do: 'name', seat, name: currentTarget.value.trim() })
            }
          />
        ))}
      </fieldset>
      <StarterChoice keeping={keeping} pad={pad} />
      <RulesChoice keeping={keeping} pad={pad} />
    </>
  );
}

function StarterChoice({ keeping, pad }: { keeping: Keeping; pad: Pad }) {
  const id = useId();
  return (
    <div class="pad-new-line">
      <label for={id}>{words.value.starts}</label>
      <select
        id={id}
        class="pad-select"
        value={String(pad.starter)}
        onChange={({ currentTarget }) =>
          keeping.write({ do: 'starter', seat: Number(currentTarget.value) })
        }
      >
        {pad.names.map((_, seat) => (
          <option key={seat} value={String(seat)}>
            {nameIn(pad, seat)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Those rule sets that seat these people as they sit; what is played by now stands first. */
function RulesChoice({ keeping, pad }: { keeping: Keeping; pad: Pad }) {
  const id = useId();
  const { players, seating } = pad.table;
  const others = choosableSets().filter(
    ({ name, rules }) =>
      name !== pad.ruleSet.name && rules.seating[players]?.includes(seating) === true,
  );
  if (others.length === 0) return null;
  return (
    <div class="pad-new-line">
      <label for={id}>{words.value.rules}</label>
      <select
        id={id}
        class="pad-select"
        value=""
        onChange={({ currentTarget }) => {
          const chosen = others.find((other) => other.id === currentTarget.value);
          if (chosen)
            keeping.write({ do: 'table', table: { rules: sourceOf(chosen), players, seating } });
        }}
      >
        <option value="">{speech.value.sayRuleSet(pad.ruleSet).name}</option>
        {others.map((other) => (
          <option key={other.id} value={other.id}>
            {speech.value.sayRuleSet(other).name}
          </option>
        ))}
      </select>
    </div>
  );
}
