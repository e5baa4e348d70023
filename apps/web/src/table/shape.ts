import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { settings } from '../settings/settings.ts';

/** Only for what differs in kind, not in size; the rest is the style sheets' matter, which name the same widths. */
const COLUMNS =
  '(min-width: 1024px) and (min-height: 600px), (min-width: 600px) and (min-height: 900px)';
const DESKTOP = '(min-width: 1024px) and (min-height: 600px)';

/** Whether melds are shown as columns of cards; else as slots and marks. */
export const hasColumns = matching(COLUMNS);
export const isDesktop = matching(DESKTOP);
/** Whether the others are folded to one row, which opens a sheet. */
export const isFolded = computed(() => settings.value.print === 'large' && !hasColumns.value);

function matching(query: string): ReadonlySignal<boolean> {
  const media = matchMedia(query);
  const matches = signal(media.matches);
  media.addEventListener('change', () => {
    matches.value = media.matches;
  });
  return matches;
}
