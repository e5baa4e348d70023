import type { FromLab, ToLab } from './shared/labMessages.ts';
import type { openHall } from './hall.ts';
import type { FromHall, ToHall } from './shared/messages.ts';
import { openStore, troubleOf } from './store.ts';

// The worker's entry: it works by messages. The list of games needs only the store; tables, with rules and bots, load
// when one is played.

type Hear = ReturnType<typeof openHall>;

const store = openStore();
const tell = (message: FromHall | FromLab): void => postMessage(message);
let hall: Promise<Hear> | undefined;

addEventListener('message', ({ data }: MessageEvent<ToHall | ToLab>) => {
  if (data.is === 'try') void import('./lab.ts').then(({ tryRules }) => tryRules(data, tell));
  else hear(data).catch((error: unknown) => sayWhyNot(data, error));
});

async function hear(message: ToHall): Promise<void> {
  if (message.is === 'games')
    tell({ is: 'reply', re: message.re, value: await (await store).games() });
  else await (await awake())(message);
}

async function awake(): Promise<Hear> {
  hall ??= import('./hall.ts').then(({ openHall }) => openHall(store, tell));
  // A failed load may work later.
  hall.catch(() => (hall = undefined));
  return hall;
}

/** Every question gets an answer, so nobody waits forever. */
function sayWhyNot(message: ToHall, error: unknown): void {
  const why = troubleOf(error);
  if ('re' in message) tell({ is: 'failed', re: message.re, why });
  if (message.is !== 'send') return;
  const { table, seat } = message;
  tell({ is: 'trouble', why });
  tell({ is: 'told', table, seat, message: { is: 'stopped' } });
}
