/** A choice: its value and its name. */
interface Selectable {
  readonly value: string;
  readonly name: string;
}

interface SelectProps {
  /** For screen readers; a label of its own names it by `id`. */
  label?: string;
  id?: string;
  options: readonly Selectable[];
  value: string;
  /** It stands at the end of its line. */
  atEnd?: boolean;
  onChoose: (value: string) => void;
}

/** One of many, from the device's own list. */
export function Select({ label, id, options, value, atEnd = false, onChoose }: SelectProps) {
  return (
    <select
      id={id}
      class={atEnd ? 'field field-at-end' : 'field'}
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </select>
  );
}
