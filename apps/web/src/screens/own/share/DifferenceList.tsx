import type { RuleSet } from '@hand-and-foot/rulesets';
import { rulesSpeech } from '../../rules/speech.ts';
import { sayEffect } from '../draft/sayEffect.ts';
import { knobWords, words } from '../draft/words.ts';
import './differenceList.css';

interface DifferenceListProps {
  here: RuleSet;
  there: RuleSet;
  /** What the other is called. */
  than: string;
}

/** What one rule set plays otherwise than another, in sentences, and what that one says instead. */
export function DifferenceList({ here, there, than }: DifferenceListProps) {
  const said = words.value;
  const differences = rulesSpeech.value.sayDifferences(here, there);
  return (
    <ul class="difference-list">
      {differences.map((each) => (
        <li key={each.knob}>
          <h3>{knobWords.value.knobs[each.knob]}</h3>
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
