import { Worker } from 'node:worker_threads';
import type { StartThinker } from './place.ts';

// The built file, even when running from sources: a thread can't load TypeScript.
const BUILT = new URL(import.meta.url.replace('/src/bots/', '/dist/bots/'));

/** A bot remembers little; one that runs wild mustn't take the server's memory. */
const MOST_MEMORY = { maxOldGenerationSizeMb: 256 };

/** A thread where bots think while the server keeps going. */
export const startWorker: StartThinker = (said, ended) => {
  const worker = new Worker(new URL('./worker.js', BUILT), {
    resourceLimits: MOST_MEMORY,
    // This process's own flags aren't meant for it.
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
