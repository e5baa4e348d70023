import type { ComponentChildren } from 'preact';

/** A control after its label, on one line if both fit. */
export function Labelled({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <div class="line wraps value-line">
      {/* Screen readers get the control's own label. */}
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  );
}
