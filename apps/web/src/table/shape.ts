import { signal, type ReadonlySignal } from '@preact/signals';
import { settings } from '../settings/settings.ts';

/** Only for what differs in kind, not in size; the rest is the style sheets' matter, which name the same widths. */
const COLUMNS =
  '(min-width: 1024px) and (min-height: 600px), (min-width: 600px) and (min-height: 900px)';
const DESKTOP = '(min-width: 1024px) and (min-height: 600px)';

/** Whether melds are shown as columns of cards; else as slots and marks. */
export const hasColumns = matching(COLUMNS);
export const isDesktop = matching(DESKTOP);
const isLow = matching('(max-height: 719px)');
const isOnItsSide = matching('(max-height: 479px)');

/** Whether so many other sides are folded to one row, which opens a sheet. */
export function isFolded(others: number): boolean {
  if (hasColumns.value) return false;
  const tooMany = (isLow.value && others > 3) || (isOnItsSide.value && others > 1);
  return tooMany || settings.value.print === 'large';
}

function matching(query: string): ReadonlySignal<boolean> {
  const media = matchMedia(query);
  const matches = signal(media.matches);
  media.addEventListener('change', () => {
    matches.value = media.matches;
  });
  return matches;
}
