import { Switch } from '../../../parts/controls/Switch.tsx';
import { knobWords } from '../draft/words.ts';
import { Select } from '../../../parts/controls/Select.tsx';
import type { ValueProps } from '../inputs/valueProps.ts';

/** One of a few inside something larger; yes or no is a switch. */
export function Choice({ shape, value, path, label, onChange }: ValueProps<'choice'>) {
  const names = knobWords.value.options[path] ?? {};
  if (shape.options.join() === 'yes,no') {
    return (
      <Switch label={label} on={value === 'yes'} onTurn={(on) => onChange(on ? 'yes' : 'no')} />
    );
  }
  return (
    <Select
      atEnd
      label={label}
      options={shape.options.map((option) => ({ value: option, name: names[option]! }))}
      value={value as string}
      onChoose={onChange}
    />
  );
}
