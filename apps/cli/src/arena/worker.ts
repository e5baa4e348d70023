// The other end of a workerLane: plays the deals it's sent.

import { parentPort } from 'node:worker_threads';
import { Complaint } from '../complaint.ts';
import { laneHere } from './lane.ts';
import type { LaneQuestion, LaneAnswer } from './workerLane.ts';

const lane = laneHere();
parentPort!.on('message', (asked: LaneQuestion) => void answer(asked));

async function answer({ meeting, deal }: LaneQuestion): Promise<void> {
  const answered = await lane.play(meeting, deal).then(
    (pair): LaneAnswer => ({ pair }),
    (error: Error): LaneAnswer =>
      error instanceof Complaint ? { complaint: error.message } : { error },
  );
  parentPort!.postMessage(answered);
}
