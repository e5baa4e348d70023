import type { ComponentChildren } from 'preact';

interface RowProps {
  title: string;
  width?: number;
  height?: number;
  children: ComponentChildren;
}

/** Things side by side under a title, with cards of this size. */
export function Row({ title, width, height, children, ...attributes }: RowProps) {
  const style = {
    ...(width === undefined ? {} : { '--card-width': `${width}px` }),
    ...(height === undefined ? {} : { '--card-height': `${height}px` }),
  };
  return (
    <section {...attributes}>
      <h2>{title}</h2>
      <div class="row" style={style}>
        {children}
      </div>
    </section>
  );
}
