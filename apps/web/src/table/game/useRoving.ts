import { useState } from 'preact/hooks';
import { stepFrom, wayOf } from './steps.ts';

interface Roving {
  readonly tabIndexOf: (place: string) => 0 | -1;
  /** For the element around the places. */
  readonly listeners: {
    onFocusIn: (event: FocusEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** Tab stops at one of several places, and arrows move between them. */
export function useRoving(first: string): Roving {
  const [at, setAt] = useState(first);
  return {
    tabIndexOf: (place) => (place === at ? 0 : -1),
    listeners: {
      onFocusIn: ({ target }) => {
        const place = target instanceof HTMLElement ? target.dataset['place'] : undefined;
        if (place !== undefined) setAt(place);
      },
      onKeyDown: (event) => {
        const way = wayOf(event.key);
        if (way === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        const around = event.currentTarget as HTMLElement;
        const places = [...around.querySelectorAll<HTMLElement>('button[data-place]')];
        const now = places.indexOf(event.target as HTMLElement);
        if (now < 0) return;
        event.preventDefault();
        const spots = places.map((place) => place.getBoundingClientRect());
        places[stepFrom(spots, now, way)]?.focus();
      },
    },
  };
}
