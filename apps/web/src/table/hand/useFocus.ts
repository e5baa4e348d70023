import type { Kind } from '@hand-and-foot/engine';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { LaidOut } from '../held/layOut.ts';
import { nearestTo } from '../game/steps.ts';

/** One stack is the Tab stop; when it's played, its neighbor gets the focus. */
export function useFocus(list: RefObject<HTMLElement | null>, { places, held }: LaidOut) {
  const [wanted, want] = useState<Kind | undefined>(undefined);
  const focused = useRef<Kind | undefined>(undefined);
  const isHeld = (kind: Kind): boolean => held.has(kind);
  const entry = wanted === undefined ? places.find(isHeld) : nearestTo(places, wanted, isHeld);

  const focus = (kind: Kind | undefined): void => {
    if (kind !== undefined) buttonOf(list.current, kind)?.focus();
  };

  useLayoutEffect(() => {
    if (focused.current === undefined || held.has(focused.current)) return;
    if (document.activeElement === document.body || !document.activeElement) focus(entry);
  });

  return {
    entry,
    focus,
    onFocusIn: (event: FocusEvent) => {
      const kind = kindAt(event.target);
      focused.current = kind;
      if (kind !== undefined) want(kind);
    },
    // A played stack loses the focus without an event.
    onFocusOut: (event: FocusEvent) => {
      const kind = kindAt(event.target);
      if (kind !== undefined && held.has(kind)) focused.current = undefined;
    },
  };
}

function buttonOf(list: HTMLElement | null, kind: Kind): HTMLElement | null | undefined {
  return list?.querySelector<HTMLElement>(`[data-place="hand-${kind}"] > button`);
}

/** The kind of an element's stack. */
export function kindAt(target: EventTarget | null): Kind | undefined {
  if (!(target instanceof Element)) return undefined;
  const place = target.closest<HTMLElement>('[data-place^="hand-"]')?.dataset['place'];
  return place === undefined ? undefined : Number(place.slice('hand-'.length));
}
