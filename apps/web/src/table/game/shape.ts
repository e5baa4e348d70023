import type { Terms } from '@hand-and-foot/engine';
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { breakpoints } from '../../parts/look/breakpoints.ts';
import { flows } from '../../parts/look/flows.ts';
import { placesOf } from '../melds/melds.ts';
import type { SeenTable } from './seen.ts';
import { settings } from '../../parts/settings/settings.ts';

/** Only for differences in kind, not in size; the style sheets handle the rest with the same widths. */
const DESKTOP = breakpoints['--table-desktop'];

/** Whether melds are columns of cards, or slots and marks. */
export const hasColumns = matching(breakpoints['--table-large']);
export const isDesktop = matching(DESKTOP);
const isTall = matching(breakpoints['--lofty']);
const isLow = matching(
  `${breakpoints['--shorter']}, ${breakpoints['--roomy']} and (height < 900px)`,
);
const isOnItsSide = matching(breakpoints['--table-side']);
const isFlat = matching('(height < 380px)');

/** Whether the others are folded into one row that opens a sheet, to leave enough for the hand. */
export function isFolded({ others, terms }: SeenTable): boolean {
  if (flows.value) return true;
  if (hasColumns.value) return false;
  const tooMany = others.length > (isOnItsSide.value ? 1 : 3) || hasThreeRows(terms);
  return (isLow.value && tooMany) || isFlat.value || settings.value.print === 'large';
}

/** Whether your own melds are columns too: with many others, only a tall tablet has the height. */
export function hasOwnColumns({ others }: SeenTable): boolean {
  return hasColumns.value && (others.length === 1 || (isTall.value && !isDesktop.value));
}

/** Slots are in rows of six, including the foot. */
export function hasThreeRows(terms: Terms): boolean {
  return placesOf(terms).length > 11;
}

/** In a single flowing column, no size has its own shape. */
function matching(query: string): ReadonlySignal<boolean> {
  const media = matchMedia(query);
  const matches = signal(media.matches);
  media.addEventListener('change', () => {
    matches.value = media.matches;
  });
  return computed(() => matches.value && !flows.value);
}
