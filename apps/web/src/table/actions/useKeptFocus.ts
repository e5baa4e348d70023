import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** When the button that has the focus gives way to others, the main one gets it. */
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
    // What is taken away takes its focus with it, without having been left.
    onFocusOut: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) isHere.current = false;
    },
  };
}
