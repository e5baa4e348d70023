import type { ComponentChildren } from 'preact';
import { addressOf } from './route.ts';
import { Icon } from '../look/Icon.tsx';
import { wording } from '../words/wording.ts';
import { goBack } from './place.ts';
import './screenHead.css';

/** The top of a screen beside the table: the way back, its title and its actions. */
export function ScreenHead({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <header class="row screen-head">
      <a
        class="icon-button screen-head-back"
        href={addressOf({ at: 'start' })}
        aria-label={wording.value.start.back}
        onClick={goBack}
      >
        <Icon name="left" />
      </a>
      <h1 class="screen-head-title">{title}</h1>
      {children}
    </header>
  );
}
