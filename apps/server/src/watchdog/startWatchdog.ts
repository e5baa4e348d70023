import { url as inspectedAt } from 'node:inspector';
import { Worker } from 'node:worker_threads';
import type { Beacon } from '../house/shares.ts';
import { BEATS, LENGTH, memoryOf, STOPPED, type Watch } from './memory.ts';

/** Watches a server from another thread: ends one that's stuck in a table, so others can continue. */
export interface Watchdog {
  /** Hears which table the server works at. */
  readonly beacon: Beacon;
  stop(): void;
}

// The built file, even when running from sources: a thread can't load TypeScript.
const BUILT = new URL(import.meta.url.replace('/src/watchdog/', '/dist/watchdog/'));
/** Milliseconds between looks, and milliseconds without a sign of life before it acts. */
const EVERY = 500;
const STUCK = 5000;

export function startWatchdog(file?: string, stuckAfter = STUCK, every = EVERY): Watchdog {
  const { buffer, cells, text } = memoryOf();
  const beating = setInterval(() => Atomics.add(cells, BEATS, 1), every / 2).unref();
  const watch: Watch = { buffer, every, patience: Math.ceil(stuckAfter / every), file };
  // A debugger stops the process on purpose.
  if (inspectedAt() === undefined)
    new Worker(new URL('./worker.js', BUILT), {
      workerData: watch,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 16 },
    }).unref();
  return {
    beacon: {
      set(table, command) {
        // Moving from table to table isn't being stuck in one, however long it takes.
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
