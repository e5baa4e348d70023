import type { ComponentChildren } from 'preact';
import { IconButton } from '../../parts/controls/IconButton.tsx';
import { Sheets } from './Sheets.tsx';
import { show } from '../game/shown.ts';
import { wording } from '../../parts/words/wording.ts';
import './roundHead.css';

/** The top bar of the deal and the score. */
export function RoundHead({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <div class="line fixed round-head">
      <IconButton
        icon="menu"
        label={wording.value.deal.menu}
        onPress={() => show({ is: 'menu' })}
      />
      <p>{title}</p>
      {children}
      <Sheets />
    </div>
  );
}
