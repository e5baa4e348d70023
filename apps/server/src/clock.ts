import type { Clock } from '@hand-and-foot/table';

/** The longest that a timer of Node can wait. */
const LONGEST = 2 ** 31 - 1;

/** While this machine sleeps `now` stands still, as its timers do: nobody is late for what nobody could do. */
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
