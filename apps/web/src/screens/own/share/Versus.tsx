import { rulesSpeech } from '../../rules/speech.ts';
import { sayChoosable } from '../../../parts/words/sayChoosable.ts';
import type { ChoosableSet } from '../../../parts/settings/ownRules.ts';
import { knobWords, words } from '../draft/words.ts';

/** Two rule sets line by line, where they differ. */
export function Versus({ one, other }: { one: ChoosableSet; other: ChoosableSet }) {
  const said = words.value;
  const differences = rulesSpeech.value.sayDifferences(one, other);
  if (differences.length === 0) return <p>{said.compareNone}</p>;
  return (
    <table class="panel versus">
      <thead>
        <tr>
          <td />
          <th scope="col">{sayChoosable(one).name}</th>
          <th scope="col">{sayChoosable(other).name}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ knob, here, there }) => (
          <tr key={knob}>
            <th scope="row" class="strong">
              {knobWords.value.knobs[knob]}
            </th>
            <td>{here.join(' ') || said.notThere}</td>
            <td>{there.join(' ') || said.notThere}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
