import type { Clock } from '@hand-and-foot/table';

/** The device's clock, on which pauses can be cut short for a while. */
export interface HurriedClock extends Clock {
  hurry(on: boolean): void;
}

/** Longer waits than this, in milliseconds, are no pauses but limits, and stay as they are. */
const LONGEST_PAUSE = 1000;

export function hurriedClock(): HurriedClock {
  const asleep = new Map<number, { fn: () => void; isPause: boolean }>();
  let hurried = false;

  function call(timer: number): void {
    const sleeper = asleep.get(timer);
    asleep.delete(timer);
    clearTimeout(timer);
    sleeper?.fn();
  }

  return {
    now: () => Date.now(),
    wake(at, fn) {
      const wait = Math.max(0, at - Date.now());
      const isPause = wait <= LONGEST_PAUSE;
      const timer: number = self.setTimeout(() => call(timer), hurried && isPause ? 0 : wait);
      asleep.set(timer, { fn, isPause });
      return () => {
        asleep.delete(timer);
        clearTimeout(timer);
      };
    },
    hurry(on) {
      hurried = on;
      const pauses = Array.from(asleep).filter(([, { isPause }]) => isPause);
      if (on) for (const [timer] of pauses) call(timer);
    },
  };
}
