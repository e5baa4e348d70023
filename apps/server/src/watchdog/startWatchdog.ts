import { url as inspectedAt } from 'node:inspector';
import { Worker } from 'node:worker_threads';
import type { Beacon } from '../house/shares.ts';
import { BEATS, LENGTH, memoryOf, STOPPED, type Watch } from './memory.ts';

/** Looks after a server from a thread of its own: one that is stuck in a table is ended, so that others can go on. */
export interface Watchdog {
  /** Is told which table the server is busy with. */
  readonly beacon: Beacon;
  stop(): void;
}

// As it is built, also where the sources run: a thread loads no TypeScript.
const BUILT = new URL(import.meta.url.replace('/src/watchdog/', '/dist/watchdog/'));
/** How often it looks, and after how long without a sign of life it acts, in milliseconds. */
const EVERY = 500;
const STUCK = 5000;

export function startWatchdog(stuckAfter = STUCK, every = EVERY): Watchdog {
  const { buffer, cells, text } = memoryOf();
  const beating = setInterval(() => Atomics.add(cells, BEATS, 1), every / 2).unref();
  const watch: Watch = { buffer, every, patience: Math.ceil(stuckAfter / every) };
  // Whoever looks at it with a debugger makes it stand still.
  if (inspectedAt() === undefined)
    new Worker(new URL('./worker.js', BUILT), {
      workerData: watch,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 16 },
    }).unref();
  return {
    beacon: {
      set(table, command) {
        // Whoever goes from table to table is not stuck in one, however long the way.
        cells[BEATS]!++;
        cells[LENGTH] = text.write(`${table} ${command}`, 'latin1');
      },
      clear() {
        cells[LENGTH] = 0;
      },
    },
    stop() {
      clearInterval(beating);
      Atomics.store(cells, STOPPED, 1);
      Atomics.notify(cells, STOPPED);
    },
  };
}
