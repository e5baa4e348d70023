import type { TableRules } from '@hand-and-foot/protocol';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { rulesSpeech } from '../../rules/speech.ts';
import { ruleSetOf } from '../../../table/game/ruleSetOf.ts';
import { speech } from '../../../parts/words/wording.ts';
import { words } from '../shared/words.ts';
import './differences.css';

/** A table's differences from its parent rules, in sentences, with the parent's version. */
export function Differences({ rules }: { rules: TableRules }) {
  const said = words.value;
  const sheet = ruleSetById(rules.parent ?? rules.id);
  if (!sheet) return <p>{said.ownRules}</p>;
  const { name } = speech.value.sayRuleSet(sheet);
  const differences = rulesSpeech.value.sayDifferences(ruleSetOf(rules), sheet);
  if (differences.length === 0) return <p>{said.sameAs(name)}</p>;
  return (
    <>
      <h3 class="note friends-note">{said.differs(name)}</h3>
      <ul class="list below differences">
        {differences.map(({ knob, here, there }) => (
          <li key={knob}>
            {here.join(' ')}
            {there.length > 0 && (
              <small>
                {name}: {there.join(' ')}
              </small>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
