// The other end of a workerLane: plays the deals it's sent.

import { parentPort } from 'node:worker_threads';
import { Complaint } from '../complaint.ts';
import { laneHere } from './lane.ts';
import type { Asked, Answered } from './workerLane.ts';

const lane = laneHere();
parentPort!.on('message', (asked: Asked) => void answer(asked));

async function answer({ meeting, deal }: Asked): Promise<void> {
  const answered = await lane.play(meeting, deal).then(
    (pair): Answered => ({ pair }),
    (error: Error): Answered =>
      error instanceof Complaint ? { complaint: error.message } : { error },
  );
  parentPort!.postMessage(answered);
}
