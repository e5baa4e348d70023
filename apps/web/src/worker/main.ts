import type { FromLab, ToLab } from './shared/labMessages.ts';
import type { openHall } from './hall.ts';
import type { FromPar, ToPar } from './shared/daily.ts';
import type { FromHall, ToHall } from './shared/messages.ts';
import type { FromReview, ToReview } from './shared/reviewMessages.ts';
import type { StatsDesk } from './stats.ts';
import { openStore, troubleOf } from './store.ts';

// The worker's entry: it works by messages. The list of games needs only the store; tables, with rules and bots, load
// when one is played, and so does the counting of finished games when somebody asks.

type Hear = ReturnType<typeof openHall>;

const store = openStore();
const tell = (message: FromHall | FromLab | FromPar | FromReview): void => postMessage(message);
let hall: Promise<Hear> | undefined;
let desk: Promise<StatsDesk> | undefined;

addEventListener('message', ({ data }: MessageEvent<ToHall | ToLab | ToPar | ToReview>) => {
  if (data.is === 'try') void import('./lab.ts').then(({ tryRules }) => tryRules(data, tell));
  else if (data.is === 'par') void import('./par.ts').then(({ playPar }) => playPar(data, tell));
  else if (data.is === 'review')
    void import('./advice/review.ts').then(({ reviewRecord }) => reviewRecord(data, tell));
  else hear(data).catch((error: unknown) => sayWhyNot(data, error));
});

async function hear(message: ToHall): Promise<void> {
  switch (message.is) {
    case 'games':
      return reply(message, await (await store).games());
    case 'stats':
      return reply(message, await (await counting()).stats(message.wish, message.shared));
    case 'csv':
      return reply(message, await (await counting()).csv());
    case 'story':
      return reply(message, await (await counting()).addStory(message.game, message.story));
    case 'uncount':
      return reply(message, await (await counting()).removeShared(message.table));
    default:
      return (await awake())(message);
  }
}

function reply({ re }: Extract<ToHall, { re: number }>, value: unknown): void {
  tell({ is: 'reply', re, value });
}

async function counting(): Promise<StatsDesk> {
  desk ??= import('./stats.ts').then(({ openStats }) => openStats(store, tell));
  // A failed load may work later.
  desk.catch(() => (desk = undefined));
  return desk;
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
