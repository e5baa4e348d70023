import { useEffect, useRef } from 'preact/hooks';

/** Keeps what the keypad types into in sight, once somebody has begun to type. */
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
