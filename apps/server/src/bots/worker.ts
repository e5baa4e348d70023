import { parentPort } from 'node:worker_threads';
import type { ToThinker } from './talk.ts';
import { newThinker } from './think.ts';

const tell = newThinker(
  (message) => parentPort!.postMessage(message),
  () => performance.now(),
);
parentPort!.on('message', (message: ToThinker) => tell(message));
