import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { realClock } from '@hand-and-foot/server/parts';
import { openSqlite } from '@hand-and-foot/server/testing';
import { startServer, type ServerProcess } from '../serverProcess.ts';
import { allAgainstLog, totalOf } from './againstLog.ts';
import { gatherMany, type Gathering } from './gathering.ts';
import { onFolder } from './onFolder.ts';
import { settle } from './settle.ts';
import type { Trial } from './trial.ts';

/** Something that keeps a server from storing anything, until it's undone. */
interface Obstacle {
  readonly name: string;
  readonly begin: (server: ServerProcess, file: string) => void;
  readonly end: (server: ServerProcess, file: string) => void;
}

const OBSTACLES: readonly Obstacle[] = [
  {
    // The process's files can't grow: a full disk for this program alone.
    name: 'disk full',
    begin: ({ pid }, file) => limit(pid, String(statSync(`${file}-wal`).size)),
    end: ({ pid }) => limit(pid, 'unlimited'),
  },
  {
    name: 'database gone',
    begin: (_, file) => move(file, `${file}.away`),
    end: (_, file) => move(`${file}.away`, file),
  },
];

/** Its duration, and the server's time to notice and to continue, in milliseconds. */
const LASTS = 1200;
const NOTICED_AFTER = 1100;
const GOES_ON_WITHIN = 20_000;

export const disk: Trial = {
  name: 'disk',
  promise: 'a full disk, a read-only or vanished database is told, not hidden',
  share: 0.12,
  async run({ seed, span, folder, say, after }) {
    const options = onFolder(folder);
    const file = join(folder, 'data', 'tables.sqlite');
    const server = await startServer({ options });
    after(() => server.kill());
    const gatherings = await gatherMany(3, (at) => ({
      seed: `${seed}/${at}`,
      address: server.address,
      port: () => server.port,
      copies: 2,
    }));
    after(() => gatherings.forEach((gathering) => gathering.leave()));
    const violations: string[] = [];
    const count = new Map<string, number>();
    await goesOn(gatherings);

    const canLimit = spawnSync('prlimit', ['--version']).status === 0;
    const obstacles = OBSTACLES.filter(({ name }) => canLimit || name !== 'disk full');
    const until = realClock.now() + span;
    for (let i = 0; i < obstacles.length || realClock.now() < until; i++) {
      const { name, begin, end } = obstacles[i % obstacles.length]!;
      say(name);
      begin(server, file);
      await sleep(NOTICED_AFTER);
      const noticed = realClock.now();
      const ready = await readiness(server);
      await sleep(LASTS);
      const ended = realClock.now();
      if (ready !== 503) violations.push(`${name}: ready says ${ready}`);
      const told = answersBetween(gatherings, noticed, ended);
      if (told.ok > 0) violations.push(`${name}: ${told.ok} things were acknowledged`);
      if (told.stopped === 0) violations.push(`${name}: nobody was told`);
      end(server, file);
      if (!(await goesOn(gatherings))) violations.push(`${name}: a table does not go on after it`);
      if ((await readiness(server)) !== 200) violations.push(`${name}: not ready after it`);
      count.set(name, (count.get(name) ?? 0) + 1);
      count.set(
        'told that nothing is kept',
        (count.get('told that nothing is kept') ?? 0) + told.stopped,
      );
    }

    say('settling');
    const store = await openSqlite(file);
    after(() => store.close());
    const read = async (table: string) => store.read(table, 1);
    violations.push(...(await settle(gatherings, read)));
    // A table that couldn't be written is reopened.
    const compared = await allAgainstLog(gatherings, read, () => true);
    violations.push(...compared.flatMap((one) => one.violations));
    say('starting where nothing can be kept');
    violations.push(...(await refusesToStart(folder, options)));
    return {
      figures: [
        ...count,
        ...(canLimit ? [] : [['disk full, because there is no prlimit', 'not tried'] as const]),
        ['acknowledged', totalOf(compared, 'acknowledged')],
        ['acknowledged without a commit', totalOf(compared, 'lost')],
      ],
      violations,
    };
  },
};

function limit(pid: number, bytes: string): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]);
}

function move(from: string, to: string): void {
  for (const part of ['', '-wal', '-shm'])
    if (existsSync(from + part)) renameSync(from + part, to + part);
}

async function readiness({ address }: ServerProcess): Promise<number> {
  return fetch(`${address}/ready`).then(
    ({ status }) => status,
    () => 0,
  );
}

/** Whether every table makes progress soon. */
async function goesOn(gatherings: readonly Gathering[]): Promise<boolean> {
  const before = gatherings.map(({ seq }) => seq);
  const until = realClock.now() + GOES_ON_WITHIN;
  const all = (): boolean => gatherings.every(({ seq }, i) => seq > before[i]!);
  while (!all() && realClock.now() < until) await sleep(30);
  return all();
}

function answersBetween(
  gatherings: readonly Gathering[],
  from: number,
  to: number,
): { ok: number; stopped: number } {
  const answered = gatherings
    .flatMap(({ people }) => people.flatMap(({ client }) => [...client.history.sent.values()]))
    .flatMap((sent) => sent.answers.map((given) => ({ ...given, asked: sent.at })))
    .filter(({ at }) => at >= from && at <= to);
  return {
    // Finished commands get the same answer, whatever the disk does.
    ok: answered.filter(({ answer, asked }) => answer.ok && asked >= from).length,
    stopped: answered.filter(({ answer }) => !answer.ok && answer.refusal.why === 'tableStopped')
      .length,
  };
}

/** A server that can't store anything says so and exits. */
async function refusesToStart(folder: string, options: readonly string[]): Promise<string[]> {
  const spoilt = join(folder, 'spoilt');
  mkdirSync(spoilt);
  writeFileSync(join(spoilt, 'tables.sqlite'), 'this is no database '.repeat(500));
  const places = [spoilt, '/dev/null/nowhere'];
  const violations: string[] = [];
  for (const place of places) {
    const outcome = await startServer({ options: [...options, '--data', place] }).then(
      async (server) => {
        await server.kill();
        return 'started';
      },
      (error: unknown) => (error as Error).message,
    );
    if (
      outcome === 'started' ||
      outcome.includes('does not start') ||
      /\n\s+at /.test(outcome) ||
      outcome.trim() === ''
    )
      violations.push(`a server on ${place}: ${outcome}`);
  }
  return violations;
}
