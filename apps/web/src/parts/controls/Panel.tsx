import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface PanelProps {
  title: ComponentChildren;
  /** Only for what is inside. */
  class?: string;
  children: ComponentChildren;
}

/** A sheet of paper on the cloth, under its title. */
export function Panel({ title, class: inside, children }: PanelProps) {
  const id = useId();
  return (
    <section class={inside === undefined ? 'panel' : `panel ${inside}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
