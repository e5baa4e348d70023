import type { ComponentChildren } from 'preact';
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
  return (
    <header class="screen-head">
      <a class="screen-head-back" href={addressOf(back)} aria-label={wording.value.start.back}>
        <Icon name="left" />
      </a>
      <h1 class="screen-head-title">{title}</h1>
      {children}
    </header>
  );
}
