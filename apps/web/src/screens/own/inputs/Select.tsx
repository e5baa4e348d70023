import './select.css';

interface SelectProps {
  label: string;
  options: readonly { readonly value: string; readonly name: string }[];
  value: string;
  onChoose: (value: string) => void;
}

/** One of many, from the device's own list. */
export function Select({ label, options, value, onChoose }: SelectProps) {
  return (
    <select
      class="field select"
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
