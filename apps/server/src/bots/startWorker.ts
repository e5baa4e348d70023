import { Worker } from 'node:worker_threads';
import type { StartThinker } from './place.ts';

// As it is built, also where the sources run: a thread loads no TypeScript.
const BUILT = new URL(import.meta.url.replace('/src/bots/', '/dist/bots/'));

/** A bot remembers little; one that goes wild must not take the server's memory. */
const MOST_MEMORY = { maxOldGenerationSizeMb: 256 };

/** A thread in which bots think while the server goes on. */
export const startWorker: StartThinker = (said, ended) => {
  const worker = new Worker(new URL('./worker.js', BUILT), {
    resourceLimits: MOST_MEMORY,
    // Nothing that this process was started with is meant for it.
    execArgv: [],
  });
  worker.unref();
  worker.on('message', said);
  worker.on('error', ended);
  worker.on('exit', () => ended());
  return {
    tell: (message) => worker.postMessage(message),
    end: () => void worker.terminate(),
  };
};
