import type { Client } from '../client.ts';
import { newTally, type Tally } from '../load/tally.ts';
import { gatherMany, type Gathering } from '../torture/gathering.ts';

/** People at tables of their own, who play at a steady pace and have nothing to do with an attack. */
export interface Innocents {
  readonly gatherings: readonly Gathering[];
  /** How it went between two moments. */
  between(from: number, to: number): Served;
  leave(): void;
}

interface Served {
  /** How many of their commands were acknowledged or refused for good, a second. */
  readonly perSecond: number;
  /** How long they waited for it, in milliseconds; whoever still waits counts as well. */
  readonly waits: Tally;
}

/** They think so long at least, in milliseconds, and twice as long at most. */
const PAUSE = 150;

export async function comeToPlay(
  seed: string,
  tables: number,
  addresses: readonly string[],
  ports: readonly number[],
): Promise<Innocents> {
  const gatherings = await gatherMany(tables, (at) => ({
    seed: `${seed}/innocent/${at}`,
    address: addresses[at % addresses.length]!,
    // Where there are several nodes, each of them has somebody of every table.
    port: (client) => ports[(at + client) % ports.length]!,
    from: `127.0.1.${at + 1}`,
    copies: 1,
    silly: 0,
    pause: PAUSE,
    patience: 5000,
    silence: 20_000,
  }));
  const clients = gatherings.flatMap(({ people }) => people.map(({ client }) => client));
  return {
    gatherings,
    between(from, to) {
      const waits = newTally();
      const answered = clients.reduce((sum, client) => sum + countIn(client, from, to, waits), 0);
      return { perSecond: (answered / (to - from)) * 1000, waits };
    },
    leave() {
      for (const gathering of gatherings) gathering.leave();
    },
  };
}

function countIn({ history }: Client, from: number, to: number, waits: Tally): number {
  let answered = 0;
  for (const { at, answeredAt = Infinity } of history.sent.values()) {
    if (at >= to || answeredAt < from) continue;
    waits.note(Math.min(answeredAt, to) - Math.max(at, from));
    if (answeredAt < to) answered++;
  }
  return answered;
}
