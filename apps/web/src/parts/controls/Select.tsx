import type { ComponentChildren } from 'preact';

/** A choice: its value and its name. */
interface Selectable {
  readonly value: string;
  readonly name: string;
}

interface SelectProps {
  /** For screen readers; a label of its own names it by `id`. */
  label?: string;
  id?: string;
  options?: readonly Selectable[];
  value: string;
  /** It stands at the end of its line. */
  atEnd?: boolean;
  isOff?: boolean;
  onChoose: (value: string, list: HTMLSelectElement) => void;
  /** Instead of options, or before them. */
  children?: ComponentChildren;
}

/** One of many, from the device's own list. */
export function Select(props: SelectProps) {
  const { label, id, options, value, atEnd = false, isOff, onChoose, children } = props;
  return (
    <select
      id={id}
      class={atEnd ? 'field field-at-end' : 'field'}
      aria-label={label}
      value={value}
      disabled={isOff}
      onChange={({ currentTarget }) => onChoose(currentTarget.value, currentTarget)}
    >
      {children}
      {options?.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </select>
  );
}
