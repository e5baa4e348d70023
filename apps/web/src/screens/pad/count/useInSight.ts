import { useEffect, useRef } from 'preact/hooks';

/** Keeps the keypad's field visible once somebody types. */
export function useInSight(place: string, number: number, hasBegun: boolean): void {
  const before = useRef({ place, number });
  useEffect(() => {
    const isTyped = before.current.place === place && before.current.number !== number;
    before.current = { place, number };
    if (!hasBegun && !isTyped) return;
    document
      .querySelector('.pad-tile[aria-pressed="true"]')
      ?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [place, number, hasBegun]);
}
