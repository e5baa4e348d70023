import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** The title of a step of the deal. It takes the focus where a button that was pressed is gone. */
export function DealTitle({ title, children }: { title: string; children?: ComponentChildren }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <header class="deal-title">
      <h1 ref={heading} id="deal-title" tabIndex={-1}>
        {title}
      </h1>
      {children !== undefined && <p>{children}</p>}
    </header>
  );
}
