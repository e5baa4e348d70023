import type { Clock } from '@hand-and-foot/table';
import type { ClockPace } from './shared/messages.ts';

/** The device's clock, with pauses that can be shortened or held for a while. */
export interface PacedClock extends Clock {
  setPace(pace: ClockPace): void;
  /** Sets the length of pauses, relative to the requested one. */
  setTempo(tempo: number): void;
}

/** Longer waits, in milliseconds, are limits, not pauses, and stay as they are. */
const LONGEST_PAUSE = 9000;

export function pacedClock(): PacedClock {
  const asleep = new Map<number, { fn: () => void; isPause: boolean; isDue: boolean }>();
  let pace: ClockPace = 'usual';
  let tempo = 1;

  function call(timer: number): void {
    const sleeper = asleep.get(timer);
    if (!sleeper) return;
    sleeper.isDue = true;
    if (sleeper.isPause && pace === 'held') return;
    asleep.delete(timer);
    clearTimeout(timer);
    sleeper.fn();
  }

  return {
    // Some devices stop it during sleep, like timers: it only measures seconds here, so both are fine.
    now: () => performance.now(),
    date: () => Date.now(),
    wake(at, fn) {
      const wait = Math.max(0, at - performance.now());
      const isPause = wait <= LONGEST_PAUSE;
      const due = isPause ? wait * (pace === 'hurried' ? 0 : tempo) : wait;
      const timer: number = self.setTimeout(() => call(timer), due);
      asleep.set(timer, { fn, isPause, isDue: false });
      return () => {
        asleep.delete(timer);
        clearTimeout(timer);
      };
    },
    setPace(next) {
      pace = next;
      for (const [timer, { isPause, isDue }] of Array.from(asleep))
        if (isDue || (isPause && pace === 'hurried')) call(timer);
    },
    setTempo(next) {
      tempo = next;
    },
  };
}
