import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Marks the table's places to tap; they may come and go with every card. */
export function usePointing(table: RefObject<HTMLElement | null>, places: readonly string[]): void {
  useEffect(() => {
    const root = table.current;
    if (!root) return undefined;
    const point = (): void => {
      for (const place of root.querySelectorAll<HTMLElement>('[data-place]'))
        place.toggleAttribute('data-pointed', places.includes(place.dataset['place']!));
    };
    point();
    const watcher = new MutationObserver(point);
    watcher.observe(root, { childList: true, subtree: true });
    return () => watcher.disconnect();
  });
}
