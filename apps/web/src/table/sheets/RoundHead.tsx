import type { ComponentChildren } from 'preact';
import { Icon } from '../../parts/look/Icon.tsx';
import { Sheets } from './Sheets.tsx';
import { show } from '../game/shown.ts';
import { wording } from '../../parts/words/wording.ts';
import './roundHead.css';

/** The top bar of the deal and the score. */
export function RoundHead({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <div class="line fixed round-head">
      <button
        type="button"
        class="icon-button"
        aria-label={wording.value.deal.menu}
        onClick={() => show({ is: 'menu' })}
      >
        <Icon name="menu" />
      </button>
      <p>{title}</p>
      {children}
      <Sheets />
    </div>
  );
}
