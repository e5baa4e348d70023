import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Corrupt, readLog, tableFrom, type Entry } from '@hand-and-foot/table';
import { isDamage, longLog, openFile, openSqlite } from '@hand-and-foot/server/testing';
import { chanceOf } from '../../simulator/chance.ts';
import { spoiledCopy, type FileFault, type Moments } from './fileFaults.ts';

/** The fate of a damaged file's tables. */
export interface Outcome {
  whole: number;
  /** As they were a moment before. */
  earlier: number;
  /** Damaged, and reported. */
  refused: number;
  /** The whole database is refused, and reported. */
  unopened: number;
  readonly violations: string[];
}

type Store = Awaited<ReturnType<typeof openSqlite>>;

const TRUTH: ReadonlyMap<string, readonly Entry[]> = new Map(
  Array.from(
    { length: 12 },
    (_, at) => [`table${at}`, longLog(`table${at}`, 20 + at * 9)] as const,
  ),
);
/** Shares of each log written by the older moment, and moved into rows before the newer. */
const OLDER = 0.5;
const SETTLED = 0.8;

const share = (table: string, of: number): number => Math.ceil(TRUTH.get(table)!.length * of);

/** Writes the database to damage. */
export async function writeMoments(folder: string): Promise<Moments> {
  const [live, older, newer, logged] = ['live', 'older', 'newer', 'logged'].map((name) =>
    join(folder, `${name}.sqlite`),
  ) as [string, string, string, string];
  const first = await openSqlite(live);
  for (const table of TRUTH.keys()) await first.take(table, 'n', 60_000);
  await append(first, 0, OLDER);
  await first.undealt();
  await first.close();
  copyFileSync(live, older);
  const store = await openSqlite(live);
  await append(store, OLDER, SETTLED);
  await store.undealt();
  await append(store, SETTLED, 1);
  // As after a power failure: nothing was put in order.
  copyFileSync(live, logged);
  copyFileSync(`${live}-wal`, `${logged}-wal`);
  const file = openFile(live);
  file.database.exec('pragma wal_checkpoint(truncate)');
  copyFileSync(live, newer);
  file.close();
  await store.close();
  return { older, newer, logged };
}

async function append(store: Store, from: number, to: number): Promise<void> {
  for (const [table, log] of TRUTH) {
    const [begin, end] = [share(table, from), share(table, to)];
    await store.append(table, { table, epoch: 1 }, begin, log.slice(begin, end));
  }
}

/** Damages a copy of the file, and checks that nobody would see anything wrong. */
export async function tryFault(
  folder: string,
  moments: Moments,
  fault: FileFault,
  seed: string,
): Promise<Outcome> {
  const outcome: Outcome = { whole: 0, earlier: 0, refused: 0, unopened: 0, violations: [] };
  const file = join(folder, 'spoiled.sqlite');
  try {
    spoiledCopy(moments, file, fault, chanceOf(`${seed}/${fault.name}`));
    await lookAt(file, fault, outcome);
  } catch (error) {
    outcome.violations.push(`it fails with: ${String(error)}`);
  } finally {
    for (const part of ['', '-wal', '-shm']) rmSync(file + part, { force: true });
  }
  return {
    ...outcome,
    violations: outcome.violations.map((why) => `${fault.name}, seed ${seed}: ${why}`),
  };
}

async function lookAt(file: string, fault: FileFault, outcome: Outcome): Promise<void> {
  let store: Store;
  try {
    store = await openSqlite(file);
  } catch (error) {
    if (!isClear(error)) throw error;
    outcome.unopened++;
    return;
  }
  try {
    for (const table of TRUTH.keys()) await lookAtTable(store, table, fault, outcome);
  } finally {
    // A damaged file may not close in order.
    await store.close().catch(() => undefined);
  }
}

async function lookAtTable(
  store: Store,
  table: string,
  fault: FileFault,
  outcome: Outcome,
): Promise<void> {
  const truth = TRUTH.get(table)!;
  try {
    const entries = readLog(table, await store.read(table, 1));
    if (entries.length > 0) tableFrom(entries);
    if (!isDeepStrictEqual(entries, truth.slice(0, entries.length)))
      outcome.violations.push(`${table} has other entries than were written`);
    else if (entries.length === truth.length) outcome.whole++;
    // Losing the log's end looks like an earlier power failure; nobody can tell.
    else if (fault.in === 'log' && entries.length >= share(table, OLDER)) outcome.earlier++;
    else outcome.violations.push(`${table} has lost all from entry ${entries.length + 1} on`);
  } catch (error) {
    if (error instanceof Corrupt || isClear(error)) outcome.refused++;
    else throw error;
  }
}

/** Whether it names the damage for somebody looking for the cause. */
function isClear(error: unknown): boolean {
  return (
    isDamage(error) ||
    (error instanceof Error && /newer version|couldn’t be upgraded/.test(error.message))
  );
}
