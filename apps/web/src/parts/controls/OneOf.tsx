import { useId } from 'preact/hooks';
import { Select } from './Select.tsx';

/** A choice: its value and its text. */
export type Option = readonly [value: string, text: string];

interface OneOfProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChoose: (value: string) => void;
  /** Only for its position. */
  readonly class?: string;
}

/** A line with a list to choose from. */
export function OneOf({ label, value, options, onChoose, class: place = 'finger' }: OneOfProps) {
  const id = useId();
  return (
    <div class={`line wraps spread ${place}`}>
      <label for={id}>{label}</label>
      <Select
        id={id}
        options={options.map(([each, name]) => ({ value: each, name }))}
        value={value}
        onChoose={onChoose}
      />
    </div>
  );
}
