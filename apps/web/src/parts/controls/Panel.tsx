import type { ComponentChildren, HTMLAttributes } from 'preact';
import { useId } from 'preact/hooks';

interface PanelProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'class'> {
  /** Left out where a label or something inside names it. */
  title?: ComponentChildren;
  /** Only for what is inside. */
  class?: string;
}

/** A sheet of paper on the cloth, under its title. */
export function Panel({ title, class: inside, children, ...rest }: PanelProps) {
  const id = useId();
  return (
    <section
      class={inside === undefined ? 'panel' : `panel ${inside}`}
      aria-labelledby={title === undefined ? undefined : id}
      {...rest}
    >
      {title !== undefined && <h2 id={id}>{title}</h2>}
      {children}
    </section>
  );
}
