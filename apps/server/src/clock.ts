import type { Clock } from '@hand-and-foot/table';

/** The longest wait of a Node timer. */
const LONGEST = 2 ** 31 - 1;

/** `now` and timers stop while the machine sleeps, so nobody is late for what they couldn't do. */
export const realClock: Clock = {
  now: () => performance.now(),
  date: () => Date.now(),
  wake(at, fn) {
    let timer: NodeJS.Timeout;
    const wait = (): void => {
      const span = Math.max(0, at - performance.now());
      timer = span > LONGEST ? setTimeout(wait, LONGEST) : setTimeout(fn, span);
    };
    wait();
    return () => clearTimeout(timer);
  },
};
