import { Button } from '../../parts/controls/Button.tsx';
import { wording } from '../../parts/words/wording.ts';
import './skipLinks.css';

/** Tab's first stops: straight to your cards or the actions. */
export function SkipLinks() {
  const words = wording.value.table;
  return (
    <div class="skip-links">
      <Button onClick={() => enter('.hand-stacks')}>{words.toHand}</Button>
      <Button onClick={() => enter('.table-actions')}>{words.toActions}</Button>
    </div>
  );
}

function enter(region: string): void {
  const within = document.querySelector(region);
  within?.querySelector<HTMLElement>('button[tabindex="0"], button:not([tabindex])')?.focus();
}
