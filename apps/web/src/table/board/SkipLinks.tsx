import { wording } from '../../parts/words/wording.ts';
import './skipLinks.css';

/** Tab's first stops: straight to your cards or the actions. */
export function SkipLinks() {
  const words = wording.value.table;
  return (
    <div class="skip-links">
      <button type="button" onClick={() => enter('.hand-stacks')}>
        {words.toHand}
      </button>
      <button type="button" onClick={() => enter('.table-actions')}>
        {words.toActions}
      </button>
    </div>
  );
}

function enter(region: string): void {
  const within = document.querySelector(region);
  within?.querySelector<HTMLElement>('button[tabindex="0"], button:not([tabindex])')?.focus();
}
