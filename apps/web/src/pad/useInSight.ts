import { useEffect } from 'preact/hooks';

/** Keeps what the keypad types into in sight, once somebody has begun to type. */
export function useInSight(place: string, hasBegun: boolean): void {
  useEffect(() => {
    if (!hasBegun) return;
    document
      .querySelector('.pad-tile[aria-pressed="true"]')
      ?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [place, hasBegun]);
}
