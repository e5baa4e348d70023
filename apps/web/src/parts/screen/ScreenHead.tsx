import type { ComponentChildren } from 'preact';
import { addressOf } from './route.ts';
import { IconLink } from '../controls/IconButton.tsx';
import { wording } from '../words/wording.ts';
import { goBack } from './place.ts';
import './screenHead.css';

/** The top of a screen beside the table: the way back, its title and its actions. */
export function ScreenHead({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <header class="row screen-head">
      <IconLink
        icon="left"
        class="screen-head-back"
        href={addressOf({ at: 'start' })}
        label={wording.value.start.back}
        onClick={goBack}
      />
      <h1 class="screen-head-title">{title}</h1>
      {children}
    </header>
  );
}
