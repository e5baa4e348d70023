import { wording } from '../../parts/words/wording.ts';
import './skipLinks.css';

/** The first things Tab comes to: straight to one's cards, or to what can be done with them. */
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
