import type { Client } from '../client.ts';
import { newTally, type Tally } from '../load/tally.ts';
import { gatherMany, type Gathering } from '../torture/gathering.ts';

/** People at their own tables who play at a steady pace, unrelated to an attack. */
export interface Innocents {
  readonly gatherings: readonly Gathering[];
  /** The figures between two moments. */
  between(from: number, to: number): Served;
  leave(): void;
}

interface Served {
  /** Commands acknowledged or refused for good, per second. */
  readonly perSecond: number;
  /** Their waits in milliseconds, including those still waiting. */
  readonly waits: Tally;
}

/** Shortest thinking time in milliseconds; the longest is twice that. */
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
    // With several nodes, each has somebody from every table.
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
