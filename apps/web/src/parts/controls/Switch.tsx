import { useId } from 'preact/hooks';
import './switch.css';

interface SwitchProps {
  label: string;
  note?: string;
  on: boolean;
  onTurn: (on: boolean) => void;
}

/** On or off. The whole line is pressable. */
export function Switch({ label, note, on, onTurn }: SwitchProps) {
  const id = useId();
  return (
    <button
      type="button"
      class="switch"
      role="switch"
      aria-checked={on}
      aria-labelledby={`${id}-label`}
      aria-describedby={note === undefined ? undefined : `${id}-note`}
      onClick={() => onTurn(!on)}
    >
      <span class="switch-words">
        <span id={`${id}-label`}>{label}</span>
        {note !== undefined && <small id={`${id}-note`}>{note}</small>}
      </span>
      <i class="fixed place switch-knob" />
    </button>
  );
}
