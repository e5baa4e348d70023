import { words } from '../draft/words.ts';
import { fresh } from './fresh.ts';
import { Piles } from './Piles.tsx';
import { Rounds } from './Rounds.tsx';
import { Several } from '../inputs/Several.tsx';
import { Ticks } from '../inputs/Ticks.tsx';
import type { ControlProps } from '../inputs/valueProps.ts';

/** A list: a choice of several, a value per round or pile, or items to add and remove. */
export function Items(props: ControlProps<'list'>) {
  if (props.shape.distinct) return <Ticks {...props} />;
  if (props.path === 'piles') return <Piles {...props} />;
  const { shape } = props.shape.of;
  return shape === 'number' || shape === 'choice' ? <Rounds {...props} /> : <Entries {...props} />;
}

function Entries({ shape, value, path, label, pack, onChange, Inner }: ControlProps<'list'>) {
  const said = words.value;
  return (
    <Several
      items={value as readonly unknown[]}
      least={shape.least}
      most={shape.most}
      add={said.add[path] ?? said.addOne}
      nameOf={(index) => said.entry(label, index + 1)}
      fresh={(items) => fresh(shape, items, pack.kinds)}
      onChange={onChange}
    >
      {(item, change, name) => (
        <Inner {...{ shape: shape.of, value: item, path, label: name, pack, onChange: change }} />
      )}
    </Several>
  );
}
