import { openHall } from './hall.ts';
import type { ToHall } from './messages.ts';
import { openStore } from './store.ts';

// The worker's own entry: everything it does is asked for by messages.

const hear = openHall(openStore(), (message) => postMessage(message));

addEventListener('message', ({ data }: MessageEvent<ToHall>) => void hear(data));
