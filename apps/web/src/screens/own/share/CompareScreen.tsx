import { addressOf } from '../../../parts/screen/route.ts';
import { ScreenHead } from '../../../parts/screen/ScreenHead.tsx';
import { useRuleSet } from '../../rules/useRuleSet.ts';
import '../draft/ownScreen.css';
import { sayChoosable } from '../../../parts/words/sayChoosable.ts';
import { choosableSets, type ChoosableSet } from '../../../parts/settings/ownRules.ts';
import { words } from '../draft/words.ts';
import { Select } from '../../../parts/controls/Select.tsx';
import './compareScreen.css';
import { Versus } from './Versus.tsx';

/** Two rule sets side by side, where they differ. */
export function CompareScreen({ id }: { id: string }) {
  const said = words.value;
  const [one = '', other = 'house'] = id.split('..');
  const here = useRuleSet(one);
  const there = useRuleSet(other);
  const to = (first: string, second: string) =>
    location.replace(addressOf({ at: 'compare', id: `${first}..${second}` }));
  return (
    <main class="screen own">
      <ScreenHead title={said.compareTitle} />
      <div class="list below compare-sets">
        <Side id={one} ruleSet={here} onChoose={(next) => to(next, other)} />
        <Side id={other} ruleSet={there} onChoose={(next) => to(one, next)} />
      </div>
      {here && there && here !== 'none' && there !== 'none' && <Versus one={here} other={there} />}
      {(here === 'none' || there === 'none') && <p>{said.missing}</p>}
    </main>
  );
}

interface SideProps {
  id: string;
  ruleSet: ChoosableSet | 'none' | undefined;
  onChoose: (id: string) => void;
}

function Side({ id, ruleSet, onChoose }: SideProps) {
  const sets = choosableSets().map((each) => ({ value: each.id, name: sayChoosable(each).name }));
  const isListed = sets.some(({ value }) => value === id);
  const itself = ruleSet && ruleSet !== 'none' ? sayChoosable(ruleSet).name : '';
  return (
    <div class="compare-set">
      <Select
        atEnd
        label={words.value.otherThan}
        options={isListed ? sets : [{ value: id, name: itself }, ...sets]}
        value={id}
        onChoose={onChoose}
      />
    </div>
  );
}
