import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import '../../start/playPanel.css';

interface ChoiceProps {
  label: string;
  note?: string;
  /** Needs the full width of a phone. */
  wide?: boolean;
  children: (id: string) => JSX.Element;
}

/** A line of a panel: what there is to choose, and the choices. */
export function Choice({ label, note, wide = false, children }: ChoiceProps) {
  const id = useId();
  return (
    <div
      class={`play-panel-row line wraps spread play-panel-line ${wide ? 'play-panel-wide' : ''}`}
    >
      <span class="quiet play-panel-label">
        <span id={id}>{label}</span>
        {note !== undefined && <small>{note}</small>}
      </span>
      {children(id)}
    </div>
  );
}
