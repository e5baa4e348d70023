import { playersOf } from '@hand-and-foot/rulesets';
import { addressOf } from '../../../parts/screen/route.ts';
import { ScreenHead } from '../../../parts/screen/ScreenHead.tsx';
import { useRuleSet } from '../../rules/useRuleSet.ts';
import '../draft/ownScreen.css';
import { sayChoosable } from '../../../parts/words/sayChoosable.ts';
import { choosableSets, type ChoosableSet } from '../../../parts/settings/ownRules.ts';
import { Select } from '../../../parts/controls/Select.tsx';
import { words } from '../draft/words.ts';
import { Games } from './Games.tsx';
import './tryScreen.css';

/** Expectations of rules, alone or next to others: bots play them in the background. */
export function TryScreen({ id }: { id: string }) {
  const { lab, missing } = words.value;
  const [one = '', other = ''] = id.split('..');
  const first = useRuleSet(one);
  const second = useRuleSet(other || one);
  const to = (next: string) => {
    const ids = next === '' ? one : `${one}..${next}`;
    location.replace(addressOf({ at: 'try', id: ids }));
  };
  return (
    <main class="screen own try">
      <ScreenHead title={lab.title} />
      <p class="own-intro">{lab.intro}</p>
      {(first === 'none' || second === 'none') && <p>{missing}</p>}
      {first && second && first !== 'none' && second !== 'none' && (
        <>
          <div class="line wraps below try-line try-sets">
            <b>{sayChoosable(first).name}</b>
            <Other id={other} one={one} second={second} onChoose={to} />
          </div>
          <Both key={id} sets={other === '' ? [first] : [first, second]} />
        </>
      )}
    </main>
  );
}

interface OtherProps {
  id: string;
  one: string;
  second: ChoosableSet;
  onChoose: (id: string) => void;
}

function Other({ id, one, second, onChoose }: OtherProps) {
  const { lab, compare } = words.value;
  const sets = choosableSets().filter((each) => each.id !== one);
  const options = sets.map((each) => ({ value: each.id, name: sayChoosable(each).name }));
  const isListed = id === '' || sets.some((each) => each.id === id);
  return (
    <Select
      atEnd
      label={compare}
      options={[
        { value: '', name: lab.alone },
        ...(isListed ? [] : [{ value: id, name: sayChoosable(second).name }]),
        ...options,
      ]}
      value={id}
      onChoose={onChoose}
    />
  );
}

function Both({ sets }: { sets: readonly ChoosableSet[] }) {
  const numbers = sets
    .map(({ rules }) => playersOf(rules))
    .reduce((some, others) => some.filter((players) => others.includes(players)));
  if (numbers.length === 0) return <p>{words.value.lab.noPlayers}</p>;
  return <Games sets={sets} numbers={numbers} />;
}
