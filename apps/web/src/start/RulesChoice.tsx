import { ruleSets } from '@hand-and-foot/rulesets';
import { useId } from 'preact/hooks';
import { Fold } from '../controls/Fold.tsx';
import { speech, wording } from '../words/wording.ts';
import { choose, type Table } from './choices.ts';
import './rulesChoice.css';

/** By which of the five rule sets to play. */
export function RulesChoice({ table }: { table: Table }) {
  const { start } = wording.value;
  const name = useId();
  return (
    <Fold label={start.rules} value={speech.value.sayRuleSet(table.ruleSet).name}>
      <div class="rules-choice" role="radiogroup" aria-label={start.rules}>
        {ruleSets.map((ruleSet) => {
          const said = speech.value.sayRuleSet(ruleSet);
          return (
            <label key={ruleSet.id} class="rules-choice-option">
              <input
                type="radio"
                name={name}
                checked={ruleSet.id === table.ruleSet.id}
                onChange={() => choose({ ruleSet: ruleSet.id })}
              />
              <span>
                <b>{said.name}</b>
                <small>{said.summary}</small>
              </span>
            </label>
          );
        })}
      </div>
    </Fold>
  );
}
