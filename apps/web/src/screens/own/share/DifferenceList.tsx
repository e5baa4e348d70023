import type { RuleSet } from '@hand-and-foot/rulesets';
import { rulesSpeech } from '../../rules/speech.ts';
import { sayEffect } from '../draft/sayEffect.ts';
import { knobWords, words } from '../draft/words.ts';
import './differenceList.css';

interface DifferenceListProps {
  here: RuleSet;
  there: RuleSet;
  /** The other's name. */
  than: string;
}

/** Differences from another rule set in sentences, with the other's version. */
export function DifferenceList({ here, there, than }: DifferenceListProps) {
  const said = words.value;
  const differences = rulesSpeech.value.sayDifferences(here, there);
  return (
    <ul class="list difference-list">
      {differences.map((each) => (
        <li class="panel" key={each.knob}>
          <h3 class="note">{knobWords.value.knobs[each.knob]}</h3>
          <p>{sayEffect(each)}</p>
          {each.here.length > 0 && each.there.length > 0 && (
            <small>
              {said.before(than)} {each.there.join(' ')}
            </small>
          )}
        </li>
      ))}
    </ul>
  );
}
