import type { Clock } from '@hand-and-foot/table';

/** The device's clock, on which pauses can be cut short for a while. */
export interface HurriedClock extends Clock {
  hurry(on: boolean): void;
}

export function hurriedClock(): HurriedClock {
  const asleep = new Map<number, () => void>();
  let hurried = false;

  function call(timer: number): void {
    const fn = asleep.get(timer);
    asleep.delete(timer);
    clearTimeout(timer);
    fn?.();
  }

  return {
    now: () => Date.now(),
    wake(at, fn) {
      const wait = hurried ? 0 : Math.max(0, at - Date.now());
      const timer: number = self.setTimeout(() => call(timer), wait);
      asleep.set(timer, fn);
      return () => {
        asleep.delete(timer);
        clearTimeout(timer);
      };
    },
    hurry(on) {
      hurried = on;
      if (on) for (const timer of [...asleep.keys()]) call(timer);
    },
  };
}
