import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { addressOf, type Route } from '../app/route.ts';
import { Icon } from '../icons/Icon.tsx';
import { wording } from '../words/wording.ts';
import './screenHead.css';

interface ScreenHeadProps {
  title: string;
  /** Where the arrow leads; back to the start if left out. */
  back?: Route;
  children?: ComponentChildren;
}

/** The top of a screen beside the table: the way back, what it is, and what can be done with it. */
export function ScreenHead({ title, back = { at: 'start' }, children }: ScreenHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // A new screen is read from its title on.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <header class="screen-head">
      <a class="screen-head-back" href={addressOf(back)} aria-label={wording.value.start.back}>
        <Icon name="left" />
      </a>
      <h1 class="screen-head-title" ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </header>
  );
}
