import { seatingsFor } from '@hand-and-foot/engine';
import type { Pad } from '@hand-and-foot/scorepad';
import { plainText } from '@hand-and-foot/protocol';
import { choosableSets, sourceOf } from '../../../parts/settings/ownRules.ts';
import { speech } from '../../../parts/words/wording.ts';
import type { Keeping } from '../kept/keeping.ts';
import { NameFields, StarterLine } from '../parts/PadFields.tsx';
import { OneOf } from '../../../parts/controls/OneOf.tsx';
import { words } from '../kept/words.ts';

/** Players and rules, to correct at any time: every round follows. */
export function PadTerms({ keeping, pad }: { keeping: Keeping; pad: Pad }) {
  return (
    <>
      <NameFields
        names={pad.names}
        onName={(seat, name, isDone) => {
          if (isDone) keeping.write({ do: 'name', seat, name: plainText(name) });
        }}
      />
      <StarterLine at={pad} onChoose={(seat) => keeping.write({ do: 'starter', seat })} />
      <RulesChoice keeping={keeping} pad={pad} />
    </>
  );
}

/** Rule sets that fit these people as they sit, the current one first. */
function RulesChoice({ keeping, pad }: { keeping: Keeping; pad: Pad }) {
  const { players, seating } = pad.table;
  const others = choosableSets().filter(
    ({ name, rules }) => name !== pad.ruleSet.name && seatingsFor(rules, players).includes(seating),
  );
  if (others.length === 0) return null;
  return (
    <OneOf
      class="pad-new-line"
      label={words.value.rules}
      value=""
      options={[
        ['', speech.value.sayRuleSet(pad.ruleSet).name],
        ...others.map((other) => [other.id, speech.value.sayRuleSet(other).name] as const),
      ]}
      onChoose={(id) => {
        const chosen = others.find((other) => other.id === id);
        if (chosen)
          keeping.write({ do: 'table', table: { rules: sourceOf(chosen), players, seating } });
      }}
    />
  );
}
