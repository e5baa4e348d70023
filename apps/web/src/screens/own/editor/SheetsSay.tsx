import type { Knob } from '@hand-and-foot/rulesets';
import { words } from '../draft/words.ts';
import { sheetNumbers, sheetSayings } from './sheets.ts';
import './sheetsSay.css';

/** The five sheets on a point without options: a number at once, sentences on demand. */
export function SheetsSay({ entry: { knob, shape } }: { entry: Knob }) {
  const said = words.value;
  if (shape.shape === 'number')
    return (
      <p class="note row sheets-numbers">
        {sheetNumbers(knob).map(({ text, names }) => (
          <span key={text}>
            <b>{text}</b> {names.join(' · ')}
          </span>
        ))}
      </p>
    );
  return (
    <details class="small sheets-say">
      <summary>{said.sheetsSay}</summary>
      <dl class="list">
        {sheetSayings.value(knob).map(({ text, names }) => (
          <div key={text}>
            <dt class="strong">{names.join(' · ')}</dt>
            <dd class="quiet">{text === '' ? said.saysNothing : text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
