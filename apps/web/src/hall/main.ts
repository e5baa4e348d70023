import type { openHall } from './hall.ts';
import type { FromHall, ToHall } from './messages.ts';
import { openStore } from './store.ts';

// The worker's own entry: everything it does is asked for by messages.
// The list of games needs only the store; the tables themselves, with rules and bots, are loaded when one is played.

const store = openStore();
const tell = (message: FromHall): void => postMessage(message);
let hall: Promise<ReturnType<typeof openHall>> | undefined;

addEventListener('message', ({ data }: MessageEvent<ToHall>) => {
  if (data.is === 'games' && !hall) void listGames(data.re);
  else void awake().then((hear) => hear(data));
});

async function awake(): Promise<ReturnType<typeof openHall>> {
  hall ??= import('./hall.ts').then((loaded) => loaded.openHall(store, tell));
  return hall;
}

async function listGames(re: number): Promise<void> {
  try {
    tell({ is: 'reply', re, value: await (await store).games() });
  } catch {
    tell({ is: 'failed', re });
  }
}
