import { knobWords } from '../draft/words.ts';
import { nameOfKinds } from './kindNames.ts';
import './ticks.css';
import type { ValueProps } from './valueProps.ts';

/** Any of these, all visible: kinds of cards close together, options a line each. */
export function Ticks({ shape, value, path, label, pack, onChange }: ValueProps<'list'>) {
  const chosen = value as readonly string[];
  const { of } = shape;
  const all = of.shape === 'choice' ? of.options : pack.kinds;
  const names = knobWords.value.options[path];
  const turn = (option: string) => {
    const next = all.filter((each) => chosen.includes(each) !== (each === option));
    onChange(next);
  };
  return (
    <div
      class="grid ticks"
      role="group"
      aria-label={label}
      data-kinds={of.shape === 'kind' || undefined}
    >
      {all.map((option) => (
        <label key={option} class="line choice">
          <input type="checkbox" checked={chosen.includes(option)} onChange={() => turn(option)} />
          <span>{names?.[option] ?? nameOfKinds(pack, option)}</span>
        </label>
      ))}
    </div>
  );
}
