import { computed, signal } from '@preact/signals';
import { settings } from '../settings/settings.ts';

/** The factor of large print; --scale in the style sheets. */
const LARGE_PRINT = 1.2;

const room = signal(measured());
addEventListener('resize', () => {
  room.value = measured();
});

/**
 * Whether text is so large, or the window so small, that the table can't fit. Then it's as long as it needs to be, and
 * scrolls.
 */
export const flows = computed(() => {
  const { width, height, text } = room.value;
  const scale = text * (settings.value.print === 'large' ? LARGE_PRINT : 1);
  if (scale > 1.3 || width / scale < 300) return true;
  if (height / scale >= 540) return false;
  return width < 600 || (height < 480 && width / scale < 720);
});

/** The window, and the browser's text size relative to the default. */
function measured() {
  const text = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  return { width: innerWidth, height: innerHeight, text };
}
