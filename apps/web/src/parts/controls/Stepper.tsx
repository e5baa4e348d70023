import { Icon } from '../look/Icon.tsx';
import './stepper.css';

interface StepperProps {
  labelledBy: string;
  /** Available numbers, smallest first. */
  among: readonly number[];
  value: number;
  fewer: string;
  more: string;
  onChoose: (value: number) => void;
}

/** A number, one up or down among the allowed ones. */
export function Stepper({ labelledBy, among, value, fewer, more, onChoose }: StepperProps) {
  const at = among.indexOf(value);
  const to = (index: number) => {
    const next = among[index];
    if (next !== undefined) onChoose(next);
  };
  return (
    <div class="line stepper" role="group" aria-labelledby={labelledBy}>
      <button
        type="button"
        class="icon-button stepper-button"
        aria-label={fewer}
        aria-disabled={at <= 0}
        onClick={() => to(at - 1)}
      >
        <Icon name="minus" />
      </button>
      <output class="strong big centered stepper-value" aria-live="polite">
        {value}
      </output>
      <button
        type="button"
        class="icon-button stepper-button"
        aria-label={more}
        aria-disabled={at >= among.length - 1}
        onClick={() => to(at + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
