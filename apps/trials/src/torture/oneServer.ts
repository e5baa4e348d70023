import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { seeded } from '@hand-and-foot/engine';
import { realClock } from '@hand-and-foot/server/parts';
import { openSqlite } from '@hand-and-foot/server/testing';
import { startServer, type ServerProcess } from '../serverProcess.ts';
import { allAgainstLog, type Compared } from './againstLog.ts';
import { gatherMany, type Gathering } from './gathering.ts';
import { haltingAt } from './haltingAt.ts';
import { onFolder } from './onFolder.ts';
import { openRelay, type Mishaps, type Relay } from './relay.ts';
import { settle } from './settle.ts';
import type { Circumstances } from './trial.ts';

/** A server on a folder, its tables, and a relay between them and their people. */
export interface WatchedServer {
  readonly compared: readonly Compared[];
  readonly relay: Relay;
  readonly violations: readonly string[];
}

export interface Scene {
  readonly tables: number;
  readonly mishaps: Mishaps;
}

/** Harm to the server while people play; returns one that runs. */
export type Harm = (server: ServerProcess, start: StartAgain) => Promise<ServerProcess>;
/** Restarts it on its folder; with a point, as one that ends itself there. */
type StartAgain = (halt?: string) => Promise<ServerProcess>;

/** People play at one server's tables while it's harmed; then everything said is compared with the logs. */
export async function atOneServer(
  { seed, folder, after }: Circumstances,
  { tables, mishaps }: Scene,
  harm: Harm,
): Promise<WatchedServer> {
  const relay = await openRelay(mishaps, seeded(`${seed}/relay`));
  after(() => relay.close());
  const options = onFolder(folder);
  const starts: number[] = [];
  const start: StartAgain = async (halt) => {
    const server = await startServer(
      halt === undefined ? { options } : haltingAt(halt, [join(folder, 'data')]),
    );
    after(() => server.kill());
    relay.aim(server.port);
    starts.push(realClock.now());
    return server;
  };
  const first = await start();
  const gatherings = await gatherMany(tables, (at) => ({
    seed: `${seed}/${at}`,
    address: first.address,
    port: () => relay.port,
    pause: 35,
  }));
  after(() => gatherings.forEach((gathering) => gathering.leave()));

  const last = await harm(first, start);
  relay.calm();
  const violations = await settleWith(folder, gatherings);
  const code = await last.stop();
  if (code !== 0) violations.push(`the server ended with ${code} when it was asked to`);
  gatherings.forEach((gathering) => gathering.leave());
  const store = await openSqlite(join(folder, 'data', 'tables.sqlite'));
  const compared = await allAgainstLog(
    gatherings,
    async (table) => store.read(table, 1),
    (from, to) => starts.some((at) => at >= from && at <= to),
  );
  await store.close();
  violations.push(...compared.flatMap((one) => one.violations));
  return { compared, relay, violations };
}

async function settleWith(folder: string, gatherings: readonly Gathering[]): Promise<string[]> {
  const store = await openSqlite(join(folder, 'data', 'tables.sqlite'));
  try {
    return await settle(gatherings, async (table) => store.read(table, 1));
  } finally {
    await store.close();
    // The server notices who has left.
    await sleep(50);
  }
}
