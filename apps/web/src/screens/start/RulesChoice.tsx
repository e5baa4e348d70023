import { useId } from 'preact/hooks';
import { addressOf } from '../../parts/screen/route.ts';
import { Fold } from '../../parts/controls/Fold.tsx';
import { sayChoosable } from '../../parts/words/sayChoosable.ts';
import { choosableSets } from '../../parts/settings/ownRules.ts';
import { firstWords } from '../../parts/words/firstWords.ts';
import { choose, type ChosenTable } from '../../parts/settings/choices.ts';

/** One of the five rule sets, or the family's own. */
export function RulesChoice({ table }: { table: ChosenTable }) {
  const { start } = firstWords.value;
  const name = useId();
  return (
    <Fold label={start.rules} value={sayChoosable(table.ruleSet).name}>
      <div class="ruled" role="radiogroup" aria-label={start.rules}>
        {choosableSets().map((ruleSet) => {
          const said = sayChoosable(ruleSet);
          return (
            <label key={ruleSet.id} class="line choice">
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
      <a class="strong pine finger line" href={addressOf({ at: 'own' })}>
        {start.ownRules}
      </a>
    </Fold>
  );
}
