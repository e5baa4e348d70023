import { setTimeout as sleep } from 'node:timers/promises';
import {
  startPostgres,
  startRedis,
  type Postgres,
  type RedisServer,
} from '@hand-and-foot/server/testing';
import { startServer, type ServerProcess } from '../serverProcess.ts';
import { haltingAt } from './haltingAt.ts';
import { onFolder } from './onFolder.ts';
import type { Circumstances } from './trial.ts';

/** Several nodes on one PostgreSQL and one Redis. */
export interface Cluster {
  readonly postgres: Postgres;
  readonly redis: RedisServer;
  /** The database's address. */
  readonly database: string;
  readonly nodes: ServerProcess[];
  /** Replaces a dead node; with a point, by one that ends itself there. */
  readonly replace: (at: number, halt?: string) => Promise<void>;
  /** The port for the next client, another each time. */
  readonly port: () => number;
  readonly asked: (question: string) => Promise<readonly unknown[]>;
}

export async function openCluster(
  { folder, after }: Circumstances,
  size: number,
  usual = onFolder(folder),
): Promise<Cluster> {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  after(async () => Promise.all([postgres.stop(), redis.stop()]));
  const database = await postgres.newDatabase();
  const options = [...usual, '--postgres', database, '--redis', redis.url];

  async function start(halt?: string): Promise<ServerProcess> {
    for (let tries = 1; ; tries++) {
      try {
        const node = await startServer(
          halt === undefined ? { options } : haltingAt(halt, [database, redis.url]),
        );
        after(() => node.kill());
        return node;
      } catch (error) {
        // A killed database takes a moment to recover.
        if (tries === 5) throw error;
        await sleep(300);
      }
    }
  }

  const nodes = await Promise.all(Array.from({ length: size }, async () => start()));
  let next = 0;
  return {
    postgres,
    redis,
    database,
    nodes,
    async replace(at, halt) {
      nodes[at] = await start(halt);
    },
    port: () => nodes[next++ % nodes.length]!.port,
    asked: async (question) => postgres.ask(database, question),
  };
}
