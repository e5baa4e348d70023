import type { ComponentChildren } from 'preact';

/** A control with its name before it, on one line where both fit. */
export function Labelled({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <div class="value-line">
      {/* The control has the same name for those who listen. */}
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  );
}
