import type { Wish } from '@hand-and-foot/protocol';
import { hallUrl } from '../app/hallUrl.ts';
import type { FromHall, GameOnShelf, Hint, ToHall } from '../hall/messages.ts';

type Told = Extract<FromHall, { is: 'told' }>;
type Asked = Extract<ToHall, { re: number }>;
/** A question without its number. */
type Question = Asked extends infer One ? (One extends Asked ? Omit<One, 're'> : never) : never;

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<
  number,
  { resolve: (value: never) => void; reject: (why: Error) => void }
>();
const listeners = new Set<(told: Told) => void>();

/** The worker that runs the tables of this device; it starts when it is first needed. */
function awake(): Worker {
  if (worker) return worker;
  worker = new Worker(hallUrl, { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromHall>) => hear(data));
  return worker;
}

function hear(message: FromHall): void {
  if (message.is === 'told') {
    for (const listener of listeners) listener(message);
    return;
  }
  const question = waiting.get(message.re);
  waiting.delete(message.re);
  if (message.is === 'reply') question?.resolve(message.value as never);
  else question?.reject(new Error('the hall could not do it'));
}

async function ask<T>(question: Question): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const re = ++asked;
    waiting.set(re, { resolve, reject });
    awake().postMessage({ ...question, re });
  });
}

/** What the page can have of the tables on this device. */
export const hall = {
  games: async () => ask<GameOnShelf[]>({ is: 'games' }),
  /** Makes a table and deals; its id. */
  begin: async (wish: Wish) => ask<string>({ is: 'begin', wish }),
  hint: async (table: string, seat: number) => ask<Hint | undefined>({ is: 'hint', table, seat }),
  record: async (table: string) => ask<string>({ is: 'record', table }),
  forget: async (table: string) => ask<void>({ is: 'forget', table }),
  send: (message: Exclude<ToHall, Asked>) => awake().postMessage(message),
  /** Is called with whatever any table tells. */
  listen(listener: (told: Told) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
