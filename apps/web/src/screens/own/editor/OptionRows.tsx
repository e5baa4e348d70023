import type { Knob } from '@hand-and-foot/rulesets';
import { ruleSets } from '@hand-and-foot/rulesets';
import { useId } from 'preact/hooks';
import { blankCase } from '../values/blank.ts';
import { Parts } from '../values/FieldsOf.tsx';
import { Value } from '../values/Value.tsx';
import type { ValueProps } from '../inputs/valueProps.ts';
import { knobWords, words } from '../draft/words.ts';
import './optionRows.css';
import { sheetsWith } from './sheets.ts';

interface OptionRowsProps extends Omit<ValueProps, 'shape'> {
  entry: Knob;
  /** The parent's value. */
  before: unknown;
}

/** A knob's options, a line each, with the sheets that use them; the chosen one unfolds its details. */
export function OptionRows({ entry, before, ...props }: OptionRowsProps) {
  const { value, path, label, pack, onChange } = props;
  const { knob, shape } = entry;
  const name = useId();
  if (shape.shape !== 'choice' && shape.shape !== 'union') return null;
  const isUnion = shape.shape === 'union';
  const options = isUnion ? Object.keys(shape.cases) : shape.options;
  const names = knobWords.value.options[isUnion ? `${path}.${shape.tag}` : path]!;
  const chosenOf = (any: unknown): unknown =>
    isUnion ? Reflect.get(any as object, shape.tag) : any;
  const chosen = chosenOf(value);
  const was = chosenOf(before);
  const choose = (option: string) => {
    if (!isUnion) return onChange(option);
    // Some sheet's value is the best guess.
    const known = [before, ...ruleSets.map(({ rules }) => rules[knob])];
    const same = known.find((each) => chosenOf(each) === option);
    onChange(same ?? blankCase(shape, option, pack.kinds));
  };
  return (
    <div class="ruled option-rows" role="radiogroup" aria-label={label}>
      {options.map((option) => {
        const sheets = sheetsWith(entry, option);
        const isChosen = option === chosen;
        return (
          <div key={option}>
            <label class="line choice option-row">
              <input type="radio" name={name} checked={isChosen} onChange={() => choose(option)} />
              <span class="grow">
                <span>{names[option]}</span>
                {sheets.length > 0 && <small>{sheets.join(' · ')}</small>}
              </span>
              {option === was && !isChosen && <span class="note">{words.value.was}</span>}
            </label>
            {isUnion && isChosen && Object.keys(shape.cases[option]!).length > 0 && (
              <div class="option-row-parts">
                <Parts {...props} Inner={Value} fields={shape.cases[option]!} />
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}
