import { knobWords } from '../draft/words.ts';
import { blankCase } from './blank.ts';
import { Parts } from './FieldsOf.tsx';
import { Select } from '../../../parts/controls/Select.tsx';
import type { ControlProps } from '../inputs/valueProps.ts';

/** One of several forms, and its parts. */
export function Cases({ shape, ...props }: ControlProps<'union'>) {
  const { value, path, label, pack, onChange } = props;
  const which = (value as Record<string, string>)[shape.tag]!;
  const names = knobWords.value.options[`${path}.${shape.tag}`]!;
  return (
    <>
      <Select
        atEnd
        label={label}
        options={Object.keys(shape.cases).map((each) => ({ value: each, name: names[each]! }))}
        value={which}
        onChoose={(next) => onChange(blankCase(shape, next, pack.kinds))}
      />
      <Parts {...props} fields={shape.cases[which]!} />
    </>
  );
}
