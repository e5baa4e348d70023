import type { PackId } from '@hand-and-foot/engine';
import { computed, signal } from '@preact/signals';
import { drawSheet } from './sheet.ts';

const wanted = new Set<PackId>();
const drawn = signal<readonly string[]>([]);

/** Whatever the decks in use draw, for the page's one sheet. */
export const drawings = computed(() => drawn.value.join(''));

/** Has a deck drawn, if it is not yet: a card says so when it is shown. */
export function want(pack: PackId): void {
  if (wanted.has(pack)) return;
  wanted.add(pack);
  void drawSheet(pack).then((faces) => {
    drawn.value = [...drawn.value, faces];
  });
}
