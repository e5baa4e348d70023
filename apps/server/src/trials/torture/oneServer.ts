import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { seeded } from '@hand-and-foot/engine';
import { openSqlite } from '../../store/sqlite.ts';
import { startServer, type ServerProcess } from '../../testing/process.ts';
import { againstLog, type Compared } from './againstLog.ts';
import { gather, type Gathering } from './gathering.ts';
import { openRelay, type Mishaps, type Relay } from './relay.ts';
import { settle } from './settle.ts';
import type { Circumstances } from './trial.ts';

/** A server that can be told where to end itself. */
export const HALTING = fileURLToPath(new URL('haltingServer.js', import.meta.url));

/** What was seen of a server on a folder, its tables, and a relay between them and their people. */
export interface Seen {
  readonly compared: readonly Compared[];
  readonly relay: Relay;
  readonly violations: readonly string[];
}

export interface Scene {
  readonly tables: number;
  readonly mishaps: Mishaps;
}

/** What is done to the server while people play; gives back one that runs. */
export type Harm = (server: ServerProcess, start: StartAgain) => Promise<ServerProcess>;
/** Starts it again on its folder; with a point, one that ends itself there. */
type StartAgain = (halt?: string) => Promise<ServerProcess>;

/** The options of a server on a folder, which is also given a page to show. */
export function onFolder(folder: string): string[] {
  const page = join(folder, 'page');
  mkdirSync(page, { recursive: true });
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Hand and Foot</title>');
  const common = ['serve', '--local', '--port', '0', '--log', 'error', '--page', page];
  const everyMinute = ['sockets', 'requests', 'tables'].flatMap((kind) => [
    `--${kind}-per-minute`,
    '100000',
  ]);
  const crowd = ['--sockets-per-address', '10000', ...everyMinute];
  return [...common, ...crowd, '--data', join(folder, 'data')];
}

/** People play at tables of one server while harm is done to it; then all that was said is compared with the logs. */
export async function atOneServer(
  { seed, folder, after }: Circumstances,
  { tables, mishaps }: Scene,
  harm: Harm,
): Promise<Seen> {
  const relay = await openRelay(mishaps, seeded(`${seed}/relay`));
  after(() => relay.close());
  const options = onFolder(folder);
  const starts: number[] = [];
  const start: StartAgain = async (halt) => {
    const server = await startServer(
      halt === undefined
        ? { options }
        : {
            program: HALTING,
            options: [join(folder, 'data')],
            env: { HAND_AND_FOOT_HALT: halt },
          },
    );
    after(() => server.kill());
    relay.aim(server.port);
    starts.push(Date.now());
    return server;
  };
  const first = await start();
  const gatherings: Gathering[] = [];
  for (let i = 0; i < tables; i++)
    gatherings.push(
      await gather({
        seed: `${seed}/${i}`,
        address: first.address,
        port: () => relay.port,
        pause: 35,
      }),
    );
  after(() => gatherings.forEach((gathering) => gathering.leave()));

  const last = await harm(first, start);
  relay.calm();
  const violations = await settleWith(folder, gatherings);
  const code = await last.stop();
  if (code !== 0) violations.push(`the server ended with ${code} when it was asked to`);
  gatherings.forEach((gathering) => gathering.leave());
  const compared: Compared[] = [];
  const store = await openSqlite(join(folder, 'data', 'tables.sqlite'));
  for (const gathering of gatherings)
    compared.push(
      await againstLog(gathering, await store.read(gathering.table, 1), (from, to) =>
        starts.some((at) => at >= from && at <= to),
      ),
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

export function totalOf(compared: readonly Compared[], what: keyof Omit<Compared, 'violations'>) {
  return compared.reduce((sum, one) => sum + one[what], 0);
}
