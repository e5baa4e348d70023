import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** The title of a deal's step. It takes the focus if the pressed button is gone. */
export function DealTitle({ title, children }: { title: string; children?: ComponentChildren }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <header class="deal-title">
      <h1 ref={heading} id="deal-title" class="title" tabIndex={-1}>
        {title}
      </h1>
      {children !== undefined && <p class="quiet big close above">{children}</p>}
    </header>
  );
}
