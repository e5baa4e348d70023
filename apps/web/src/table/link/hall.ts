import type { Seat } from '@hand-and-foot/engine';
import type { Wish } from '@hand-and-foot/protocol';
import { signal } from '@preact/signals';
import type { DailyKey, DailyPlayer } from '../../worker/shared/daily.ts';
import { hallUrl } from './hallUrl.ts';
import type {
  BranchStart,
  Coached,
  FromHall,
  GameOnShelf,
  Hint,
  ToHall,
  Trouble,
} from '../../worker/shared/messages.ts';
import type { SharedPlayed, Stats, StatsWish } from '../../worker/shared/statsMessages.ts';

/** A table's message; or the hall has closed, and every table with it. */
type Told = Extract<FromHall, { is: 'told' }> | 'closed';
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

/** The reason a table has stopped, if it's known. */
export const trouble = signal<Trouble | undefined>(undefined);

/** How far the counting of finished games has come. */
export const counting = signal<{ readonly done: number; readonly of: number } | undefined>(
  undefined,
);

/** The worker that runs this device's tables; starts on first use. */
function awake(): Worker {
  if (worker) return worker;
  worker = new Worker(hallUrl, { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromHall>) => hear(data));
  worker.addEventListener('error', close);
  return worker;
}

/** It couldn't be loaded, or crashed. The next question starts another. */
function close(): void {
  worker?.terminate();
  worker = undefined;
  for (const { reject } of waiting.values()) reject(failure('fault'));
  waiting.clear();
  for (const listener of listeners) listener('closed');
}

function hear(message: FromHall): void {
  switch (message.is) {
    case 'told':
      for (const listener of listeners) listener(message);
      return;
    case 'trouble':
      trouble.value = message.why;
      return;
    case 'counting':
      counting.value = { done: message.done, of: message.of };
      return;
    case 'reply':
      waiting.get(message.re)?.resolve(message.value as never);
      break;
    case 'failed':
      waiting.get(message.re)?.reject(failure(message.why));
  }
  waiting.delete(message.re);
}

const failure = (why: Trouble): Error => new Error('the hall could not do it', { cause: why });

/** The reason the hall couldn't do it. */
export function whyFailed(error: unknown): Trouble {
  return error instanceof Error && error.cause !== undefined ? (error.cause as Trouble) : 'fault';
}

async function ask<T>(question: Question): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const re = ++asked;
    waiting.set(re, { resolve, reject });
    awake().postMessage({ ...question, re });
  });
}

/** The page's access to this device's tables. */
export const hall = {
  games: async () => ask<GameOnShelf[]>({ is: 'games' }),
  /** Creates a table, deals, and returns its id. */
  begin: async (wish: Wish) => ask<string>({ is: 'begin', wish }),
  /** Creates a table that plays on from a moment of an earlier game, and returns its id. */
  branch: async (wish: Wish, from: BranchStart) => ask<string>({ is: 'branch', wish, from }),
  /** The id of the daily deal's table, which begins when it's first asked for. */
  daily: async (deal: DailyKey, player: DailyPlayer) => ask<string>({ is: 'daily', deal, player }),
  rename: async (table: string, name: string) => ask<void>({ is: 'rename', table, name }),
  hint: async (table: string, seat: Seat) => ask<Hint | undefined>({ is: 'hint', table, seat }),
  coach: async (table: string, seq: number) =>
    ask<Coached | undefined>({ is: 'coach', table, seq }),
  record: async (table: string) => ask<string>({ is: 'record', table }),
  forget: async (table: string) => ask<void>({ is: 'forget', table }),
  stats: async (wish: StatsWish, shared: readonly SharedPlayed[]) =>
    ask<Stats>({ is: 'stats', wish, shared }),
  csv: async () => ask<string>({ is: 'csv' }),
  addStory: async (game: SharedPlayed, story: string) => ask<void>({ is: 'story', game, story }),
  uncount: async (table: string) => ask<void>({ is: 'uncount', table }),
  send: (message: Exclude<ToHall, Asked>) => awake().postMessage(message),
  /** Calls the listener with every table's messages. */
  listen(listener: (told: Told) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
