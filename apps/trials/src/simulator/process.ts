import type { Clock } from '@hand-and-foot/table';
import type { Machine } from './machine.ts';
import type { Time } from './time.ts';

/** A node's process. Dead, nothing happens in it; frozen, everything waits for a thaw. */
export interface Process {
  readonly name: string;
  readonly isAlive: boolean;
  readonly isFrozen: boolean;
  /** When its machine last slept. */
  readonly sleep: { readonly from: number; readonly to: number } | undefined;
  /** Its machine's clocks, which may be wrong. */
  readonly clock: Clock;
  /** Runs something from outside in it. */
  run(fn: () => void): void;
  kill(): void;
  /** A sleeping machine's own clock sleeps too. */
  freeze(asleep?: 'asleep'): void;
  thaw(): void;
}

export function newProcess(name: string, time: Time, machine: Machine): Process {
  let isAlive = true;
  let isFrozen = false;
  let late: (() => void)[] = [];
  let fellAsleep: number | undefined;
  let slept = 0;
  let sleep: Process['sleep'];

  function run(fn: () => void): void {
    if (!isAlive) return;
    if (isFrozen) late.push(fn);
    else fn();
  }

  function now(): number {
    return machine.first + ((fellAsleep ?? time.now()) - slept) * machine.rate;
  }

  function wake(at: number, fn: () => void): () => void {
    let isOff = false;
    let callOff = (): void => undefined;
    function arm(): void {
      const span = Math.ceil(Math.max(0, at - now()) / machine.rate);
      callOff = time.after(span, () => run(ring));
    }
    function ring(): void {
      if (isOff) return;
      // It may have slept meanwhile.
      if (now() < at - 1) arm();
      else fn();
    }
    arm();
    return () => {
      isOff = true;
      callOff();
    };
  }

  const clock: Clock = { now, date: () => machine.date(), wake };

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
    get sleep() {
      return sleep;
    },
    kill() {
      isAlive = false;
      late = [];
    },
    freeze(asleep) {
      isFrozen = true;
      if (asleep) fellAsleep = time.now();
    },
    thaw() {
      isFrozen = false;
      if (fellAsleep !== undefined) {
        sleep = { from: fellAsleep, to: time.now() };
        slept += sleep.to - sleep.from;
      }
      fellAsleep = undefined;
      const all = late;
      late = [];
      for (const fn of all) time.after(0, () => run(fn));
    },
  };
}
