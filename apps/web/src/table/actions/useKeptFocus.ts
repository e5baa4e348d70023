import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** When the focused button disappears, the main one gets the focus. */
export function useKeptFocus(region: RefObject<HTMLElement | null>) {
  const isHere = useRef(false);
  useLayoutEffect(() => {
    if (!isHere.current || document.activeElement !== document.body) return;
    region.current?.querySelector<HTMLElement>('[data-look="primary"]')?.focus();
  });
  return {
    onFocusIn: () => {
      isHere.current = true;
    },
    // A removed element loses the focus without an event.
    onFocusOut: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) isHere.current = false;
    },
  };
}
