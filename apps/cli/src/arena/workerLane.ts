import { Worker } from 'node:worker_threads';
import type { Pair } from '@hand-and-foot/arena';
import { Complaint } from '../complaint.ts';
import type { Lane } from './lane.ts';
import type { Meeting } from './meeting.ts';

export interface LaneQuestion {
  meeting: Meeting;
  deal: number;
}

/** Threads lose the class of an error, so a complaint travels as its message. */
export type LaneAnswer = { pair: Pair } | { complaint: string } | { error: Error };

/**
 * A lane in its own thread. Only in the built program: Node can't load TypeScript in a thread here.
 */
export function workerLane(): Lane {
  const worker = new Worker(new URL('./worker.js', import.meta.url));
  let asked: { resolve(pair: Pair): void; reject(error: Error): void } | undefined;
  worker.on('message', (answered: LaneAnswer) => {
    if ('pair' in answered) asked?.resolve(answered.pair);
    else asked?.reject('error' in answered ? answered.error : new Complaint(answered.complaint));
  });
  worker.on('error', (error) => asked?.reject(error));
  return {
    play: (meeting, deal) =>
      new Promise((resolve, reject) => {
        asked = { resolve, reject };
        worker.postMessage({ meeting, deal } satisfies LaneQuestion);
      }),
    async close() {
      await worker.terminate();
    },
  };
}
