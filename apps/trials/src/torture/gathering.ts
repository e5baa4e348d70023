import { setTimeout as sleep } from 'node:timers/promises';
import { seeded } from '@hand-and-foot/engine';
import { hashOf } from '@hand-and-foot/fair';
import type { Holder, Manners } from '@hand-and-foot/protocol';
import { realClock } from '@hand-and-foot/server/parts';
import { Client } from '../client.ts';
import { sociable } from '../habits.ts';
import { socketLine } from './socketLine.ts';

/** A table and everybody at it. */
export interface Gathering {
  readonly table: string;
  readonly invite: string;
  readonly watch: string;
  readonly people: readonly Somebody[];
  /** Nobody wants anything new; open requests are repeated until they're answered. */
  rest(): void;
  /** Whether every request is answered. */
  readonly isAnswered: boolean;
  /** The last entry anybody knows of. */
  readonly seq: number;
  leave(): void;
}

export interface Somebody {
  readonly name: string;
  /** Their name in the log. */
  readonly guest: string;
  readonly client: Client;
}

export interface GatheringWishes {
  readonly seed: string;
  /** The server's base URL. */
  readonly address: string;
  /** A client's port, asked for each connection. */
  readonly port: (client: number) => number;
  /** Its people's address, if it matters. */
  readonly from?: string;
  readonly rules?: unknown;
  /** Most copies of a command sent at once. */
  readonly copies?: number;
  readonly pause?: number;
  readonly patience?: number;
  readonly silence?: number;
  /** One thought in this many is silly. */
  readonly silly?: number;
  /** Number of bots in the four seats. */
  readonly bots?: number;
  readonly manners?: Manners;
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora'];

export const tokenOf = (text: string): string =>
  Buffer.from(hashOf(text), 'hex').toString('base64url');

/** Creates a table and brings people to it, including a watcher. */
export async function gather(wishes: GatheringWishes): Promise<Gathering> {
  const { seed, address, port, from, copies = 5, pause = 60 } = wishes;
  const { patience = 700, silence = 2500, silly = 8, bots = 0 } = wishes;
  const made = await makeTable(address, seed, wishes);
  const { table, invite, watch } = made;
  let isResting = false;
  const players = NAMES.slice(0, NAMES.length - bots);
  const people = [...players, 'Onlooker'].map((name, at): Somebody => {
    const token = tokenOf(`${seed}/${name}`);
    const random = seeded(`${seed}/${name}`);
    const isPlayer = at < players.length;
    const habits = isPlayer
      ? { name, wants: at, talks: 30, silly, follies: () => folly(random.below(4)) }
      : { name };
    const decide = sociable(habits, random);
    const client = new Client({
      connect: (ears) =>
        socketLine(`ws://127.0.0.1:${port(at)}/api/tables/${table}`, token, ears, from),
      clock: realClock,
      random,
      decide: (known) => (isResting ? undefined : decide(known)),
      code: isPlayer ? invite : watch,
      pause,
      copies,
      patience,
      silence,
    });
    return { name, guest: hashOf(token), client };
  });
  const clients = people.map(({ client }) => client);
  return {
    table,
    invite,
    watch,
    people,
    rest() {
      isResting = true;
    },
    get isAnswered() {
      return clients.every(({ history }) =>
        [...history.sent.values()].every(({ answeredAt }) => answeredAt !== undefined),
      );
    },
    get seq() {
      return Math.max(0, ...clients.map(({ known }) => known?.seq ?? 0));
    },
    leave() {
      for (const client of clients) client.stop();
    },
  };
}

/** Creates several tables with people, one after another. */
export async function gatherMany(
  count: number,
  wishes: (at: number) => GatheringWishes,
): Promise<Gathering[]> {
  const gatherings: Gathering[] = [];
  for (let at = 0; at < count; at++) gatherings.push(await gather(wishes(at)));
  return gatherings;
}

/** Mistakes that are always refused, so nobody loses a seat by one. */
function folly(which: number) {
  switch (which) {
    case 0:
      return { do: 'act', action: { do: 'discard', card: 0 } } as const;
    case 1:
      return { do: 'sit', seat: 9, name: 'Nobody' } as const;
    case 2:
      return { do: 'claim', code: 'no-such-link' } as const;
    default:
      return { do: 'deal' } as const;
  }
}

export interface Made {
  readonly table: string;
  readonly invite: string;
  readonly watch: string;
}

/** Asks for a table until the server creates one. */
export async function makeTable(
  address: string,
  seed: string,
  { rules = 'closed-books', bots = 0, manners }: Partial<GatheringWishes> = {},
): Promise<Made> {
  const seats = NAMES.map((name, at): Holder =>
    at < NAMES.length - bots ? { is: 'nobody' } : { is: 'bot', name, level: 'random' },
  );
  const wish = { rules, seats, pace: 'quick', ...(manners ? { manners } : {}) };
  for (let tries = 0; tries < 20; tries++) {
    const response = await fetch(`${address}/api/tables`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokenOf(`${seed}/host`)}` },
      body: JSON.stringify(wish),
    }).catch(() => undefined);
    if (response?.status === 201) return (await response.json()) as Made;
    if (response?.status === 400) throw new Error(`no table: ${await response.text()}`);
    await sleep(200);
  }
  throw new Error('no table is made');
}
