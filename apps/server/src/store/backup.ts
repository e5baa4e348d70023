import { existsSync } from 'node:fs';
import { copyFile, link, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { assertWritable } from './assertWritable.ts';
import { refuseNewer } from './migrate.ts';

/** Copies a server's database to a new file, even while the server runs. */
export async function backUp(sqliteFile: string, target: string): Promise<void> {
  if (!existsSync(sqliteFile)) throw new Error(`There’s no database at ${sqliteFile}.`);
  if (existsSync(target))
    throw new Error(`${target} already exists, and nothing is overwritten. Choose another name.`);
  assertWritable(dirname(resolve(target)));
  const unfinished = `${target}.unfinished`;
  await rm(unfinished, { force: true });
  try {
    inDatabase(sqliteFile, (database) =>
      // Not prepared: a statement would keep the file open after closing.
      database.exec(`vacuum into '${unfinished.replaceAll("'", "''")}'`),
    );
    await settle(unfinished, target);
  } catch (error) {
    await rm(unfinished, { force: true });
    // SQLite only says it can't open the file when it needs to write next to it.
    if (String(error).includes('unable to open')) assertWritable(dirname(resolve(sqliteFile)));
    throw error;
  }
}

/**
 * Replaces a stopped server's database with a backup. The old one is moved aside; returns its new name if there was
 * one.
 */
export async function restore(from: string, sqliteFile: string): Promise<string | undefined> {
  if (!existsSync(from)) throw new Error(`There’s no backup at ${from}.`);
  assertWritable(dirname(resolve(sqliteFile)), [basename(sqliteFile)]);
  const unfinished = `${sqliteFile}.unfinished`;
  try {
    await copyFile(from, unfinished);
    inDatabase(unfinished, (database) => assertBackup(database, from));
    if (!existsSync(sqliteFile)) {
      await settle(unfinished, sqliteFile);
      return undefined;
    }
    return await whileNobodyElseHas(sqliteFile, async () => {
      const aside = freeName(sqliteFile, 'restore');
      // A second name first, so there's a database at every moment.
      await link(sqliteFile, aside).catch(async () => copyFile(sqliteFile, aside));
      await settle(unfinished, sqliteFile);
      return aside;
    });
  } finally {
    await rm(unfinished, { force: true });
  }
}

function assertBackup(database: DatabaseSyncInstance, from: string): void {
  const why = whyNoBackup(database);
  if (why !== undefined) throw new Error(`${from} isn’t a backup of tables: ${why}.`);
  const done = database.prepare('select name from kysely_migration').all() as { name: string }[];
  refuseNewer(done.map(({ name }) => name));
}

function whyNoBackup(database: DatabaseSyncInstance): string | undefined {
  try {
    const [row] = database.prepare('pragma integrity_check(1)').all() as {
      integrity_check: string;
    }[];
    if (row?.integrity_check !== 'ok') return row?.integrity_check ?? 'it cannot be checked';
    database.prepare('select count(*) from entries, kysely_migration').get();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Leaving WAL mode fails while anyone has the file open, and merges everything into that one file. */
async function whileNobodyElseHas<T>(file: string, job: () => Promise<T>): Promise<T> {
  const database = new DatabaseSync(file);
  try {
    claim(database, file);
    return await job();
  } finally {
    database.close();
  }
}

function claim(database: DatabaseSyncInstance, file: string): void {
  try {
    database.exec('pragma locking_mode = exclusive; pragma journal_mode = delete; begin exclusive');
  } catch (error) {
    throw new Error(`${file} is in use. Stop the server first.`, { cause: error });
  }
}

function inDatabase(file: string, job: (database: DatabaseSyncInstance) => void): void {
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    job(database);
  } finally {
    database.close();
  }
}

/** Renames it only once all of it is on the disk. */
export async function settle(unfinished: string, name: string): Promise<void> {
  await sync(unfinished);
  await rename(unfinished, name);
  await sync(dirname(name));
}

async function sync(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A free name next to the file that says why it's there. */
export function freeName(file: string, since: 'restore' | 'repair'): string {
  const day = new Date().toISOString().slice(0, 10);
  for (let i = 1; ; i++) {
    const name = `${file}.before-${since}-${day}${i === 1 ? '' : `-${i}`}`;
    if (!existsSync(name)) return name;
  }
}
