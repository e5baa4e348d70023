import type { Clock } from '@hand-and-foot/table';
import type { Time } from './time.ts';

/** What a node runs in. Dead, nothing happens in it any more; frozen, everything waits until it is thawed. */
export interface Process {
  readonly name: string;
  readonly isAlive: boolean;
  readonly isFrozen: boolean;
  /** Its own clock, which need not be right. */
  readonly clock: Clock;
  /** Lets something from outside happen in it. */
  run(fn: () => void): void;
  kill(): void;
  freeze(): void;
  thaw(): void;
}

export function newProcess(name: string, time: Time, skew: number): Process {
  let isAlive = true;
  let isFrozen = false;
  let late: (() => void)[] = [];

  function run(fn: () => void): void {
    if (!isAlive) return;
    if (isFrozen) late.push(fn);
    else fn();
  }

  const clock: Clock = {
    now: () => time.now() + skew,
    wake(at, fn) {
      let isOff = false;
      const callOff = time.wake(at - skew, () => run(() => isOff || fn()));
      return () => {
        isOff = true;
        callOff();
      };
    },
  };

  return {
    name,
    clock,
    run,
    get isAlive() {
      return isAlive;
    },
    get isFrozen() {
      return isFrozen;
    },
    kill() {
      isAlive = false;
      late = [];
    },
    freeze() {
      isFrozen = true;
    },
    thaw() {
      isFrozen = false;
      const all = late;
      late = [];
      for (const fn of all) time.after(0, () => run(fn));
    },
  };
}
