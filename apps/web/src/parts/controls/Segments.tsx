import { useId } from 'preact/hooks';
import './segments.css';

interface SegmentsProps<T extends string> {
  /** Id of the choice's label. */
  labelledBy: string;
  options: readonly { readonly value: T; readonly label: string }[];
  value: T;
  onChoose: (value: T) => void;
}

/** One of a few, all visible. */
export function Segments<T extends string>(props: SegmentsProps<T>) {
  const name = useId();
  return (
    <div class="row segments" role="radiogroup" aria-labelledby={props.labelledBy}>
      {props.options.map(({ value, label }) => (
        <label key={value} class="middle cover-place strong small finger segments-option">
          <input
            type="radio"
            class="cover"
            name={name}
            value={value}
            checked={value === props.value}
            onChange={() => props.onChoose(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
