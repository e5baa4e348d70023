import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { Icon } from '../look/Icon.tsx';
import './fold.css';

interface FoldProps {
  label: string;
  /** The current choice. */
  value: string;
  children: ComponentChildren;
}

/** A line with the current choice that unfolds the others. */
export function Fold({ label, value, children }: FoldProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        class="line wide rounded fold"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span class="quiet">{label}</span>
        <span class="strong grow fold-value">{value}</span>
        <Icon name="down" size={20} />
      </button>
      <div id={id} class="fold-inside" hidden={!open}>
        {open && children}
      </div>
    </>
  );
}
