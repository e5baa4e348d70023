import type { Clock, Entropy, Entry, Log } from '@hand-and-foot/table';

/** A log in memory. It keeps texts, so it shares no object with the writer. */
export interface MemoryLog extends Log {
  entries(table: string): Entry[];
}

export function memoryLog(): MemoryLog {
  const tables = new Map<string, string[]>();
  const linesOf = (table: string): string[] => tables.get(table) ?? [];
  const entries = (table: string): Entry[] =>
    linesOf(table).map((line) => JSON.parse(line) as Entry);
  return {
    entries,
    async append(table, expected, more) {
      await Promise.resolve();
      const lines = linesOf(table);
      if (lines.length !== expected) return 'conflict';
      tables.set(table, [...lines, ...more.map((entry) => JSON.stringify(entry))]);
      return 'ok';
    },
    async read(table, from) {
      await Promise.resolve();
      return entries(table).slice(from - 1);
    },
  };
}

/** A clock that stands still until time is made to pass. The time of day is far from what `now` says. */
export interface HandClock extends Clock {
  /** Moves the time of day by this many milliseconds. */
  step(by: number): void;
  /** Lets this much time pass, and everything happen that falls into it. */
  pass(milliseconds: number): Promise<void>;
  /** Whether anything waits to be woken. */
  readonly waiting: number;
}

export function handClock(): HandClock {
  const alarms = new Set<{ at: number; fn: () => void }>();
  let time = 1_000_000;
  let noon = 1_700_000_000_000;
  const next = (until: number): { at: number; fn: () => void } | undefined =>
    [...alarms].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
  return {
    now: () => time,
    date: () => noon + time,
    step(by) {
      noon += by;
    },
    wake(at, fn) {
      const alarm = { at, fn };
      alarms.add(alarm);
      return () => alarms.delete(alarm);
    },
    get waiting() {
      return alarms.size;
    },
    async pass(milliseconds) {
      const until = time + milliseconds;
      await quiet();
      for (let alarm = next(until); alarm; alarm = next(until)) {
        alarms.delete(alarm);
        time = Math.max(time, alarm.at);
        alarm.fn();
        await quiet();
      }
      time = until;
    },
  };
}

/** Waits until everything that is under way without a clock is done. */
export async function quiet(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

/** Seeds that follow from a text. */
export function countedSeeds(text: string): Entropy {
  let count = 0;
  return { seed: () => `${text}-${++count}` };
}
