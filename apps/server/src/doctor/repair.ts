import { existsSync } from 'node:fs';
import { copyFile, link, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { mendNight } from '@hand-and-foot/club';
import { mend, type Entry, type Mended } from '@hand-and-foot/table';
import { freeName, settle } from '../store/backup.ts';
import { lockFolder } from '../store/lockFolder.ts';
import { openSqlite } from '../store/sqlite.ts';
import { openFile } from '../store/sqliteFile.ts';
import { copiesIn, type Progress, type Report } from './check.ts';
import { examine } from './doctor.ts';
import { highest } from './patient.ts';
import { readableRows } from './readableRows.ts';
import { openSqlitePatient, type SqlitePatient } from './sqlitePatient.ts';

export interface RepairWishes {
  /** A file made by `backup`. */
  readonly backup?: string;
  /** Whether to cut tables that can't be mended after their last good entry. */
  readonly cut: boolean;
  readonly progress?: Progress;
}

export interface Repaired {
  readonly tables: readonly RepairedTable[];
  /** New path of the damaged file. */
  readonly aside: string;
  /** The new file's report. */
  readonly after: Report;
}

/** The outcome for a damaged table, with `kept` good entries. */
export interface RepairedTable {
  readonly table: string;
  /** Whether it's a club night, not a table. */
  readonly isNight?: true;
  readonly became: 'mended' | 'cut' | 'left';
  readonly kept: number;
  /** Entries that came from the backup, and the number there were. */
  readonly fromBackup: number;
  readonly length: number;
  /** The reason the rest is lost. */
  readonly why?: string;
}

/** Other tables copied row by row: name and key columns. */
const OTHERS: readonly (readonly [from: string, key: readonly string[]])[] = [
  ['leases', ['table_id']],
  ['guests', ['guest', 'table_id']],
  ['letters', ['place']],
  ['pad_entries', ['pad', 'device', 'count']],
  ['blocks', ['kind', 'name']],
  ['push_keys', ['id']],
  ['push_devices', ['endpoint']],
  ['push_tables', ['guest', 'table_id']],
];

/**
 * Writes a new file from everything good in the damaged one and the backup, and swaps it in; the damaged one is kept
 * aside untouched. No server may run.
 */
export async function repair(file: string, wishes: RepairWishes): Promise<Repaired> {
  const unlock = lockFolder(dirname(file));
  try {
    return await repairAlone(file, wishes);
  } finally {
    unlock();
  }
}

async function repairAlone(file: string, wishes: RepairWishes): Promise<Repaired> {
  const unfinished = `${file}.unfinished`;
  const open = [openSqlitePatient(file)];
  try {
    if (wishes.backup !== undefined) open.push(openSqlitePatient(wishes.backup));
    const [damaged, backup] = open as [SqlitePatient, SqlitePatient | undefined];
    await rm(unfinished, { force: true });
    const tables = await writeAnew(unfinished, damaged, backup, wishes);
    const after = await examine({ file: unfinished });
    for (const patient of open.splice(0)) await patient.close();
    return { tables, after, aside: await putInPlace(unfinished, file) };
  } finally {
    for (const patient of open) await patient.close();
    for (const part of ['', '-wal', '-shm']) await rm(unfinished + part, { force: true });
  }
}

async function writeAnew(
  file: string,
  damaged: SqlitePatient,
  backup: SqlitePatient | undefined,
  { cut, progress }: RepairWishes,
): Promise<RepairedTable[]> {
  const store = await openSqlite(file);
  await store.close();
  const { database, close } = openFile(file);
  try {
    database.exec('begin immediate');
    for (const [from, key] of OTHERS)
      insertAll(database, from, readableRows(damaged.database, { from, key }));
    const repaired: RepairedTable[] = [];
    repaired.push(...(await copyNights(database, damaged, backup, cut)));
    const names = [...new Set([...(await damaged.tables()), ...(await playedAt(backup))])];
    let done = 0;
    for (const table of names) {
      const became = await copyTable(database, table, damaged, backup, cut);
      if (became) repaired.push(became);
      progress?.(++done, names.length);
    }
    database.exec('commit');
    // Moves everything into the one file.
    database.exec('pragma wal_checkpoint(truncate)');
    return repaired;
  } finally {
    close();
  }
}

/** The table's outcome, if it was damaged. */
async function copyTable(
  database: DatabaseSyncInstance,
  table: string,
  damaged: SqlitePatient,
  backup: SqlitePatient | undefined,
  cut: boolean,
): Promise<RepairedTable | undefined> {
  const own = await damaged.log(table);
  const other = (await backup?.log(table)) ?? { values: new Map<number, unknown>(), length: 0 };
  const alone = mend(table, copiesIn(own.values), Math.max(1, own.length));
  const length = Math.max(own.length, other.length, 1);
  const best = [
    alone,
    mend(table, copiesIn(own.values, other.values), length),
    // Entries without checksums may be changed and still be legal: then the backup's lead further.
    ...(isUnsure(alone) ? [mend(table, copiesIn(other.values, own.values), length)] : []),
  ].reduce(longer);
  const kept = best.values.length;
  const isWhole = kept >= Math.max(1, own.length);
  if (isWhole || (cut && kept > 0)) {
    insertEntries(database, table, numbered(best.values));
    insertAll(database, 'heads', [{ table_id: table, seq: kept }]);
  } else {
    // Copied as is, because somebody may still make sense of it.
    insertEntries(database, table, [...new Map([...own.values, ...numbered(best.values)])]);
    insertAll(database, 'heads', [{ table_id: table, seq: own.length }]);
  }
  if (best === alone && isWhole) return undefined;
  const fromBackup = numbered(best.values).filter(([seq, value]) => own.values.get(seq) !== value);
  return {
    table,
    became: isWhole ? 'mended' : cut && kept > 0 ? 'cut' : 'left',
    kept,
    fromBackup: fromBackup.length,
    length: own.length,
    ...(isWhole ? {} : { why: best.why!.message }),
  };
}

/** The outcomes for damaged nights. A gap is filled from the backup; nobody knows of one at the end. */
async function copyNights(
  database: DatabaseSyncInstance,
  damaged: SqlitePatient,
  backup: SqlitePatient | undefined,
  cut: boolean,
): Promise<RepairedTable[]> {
  const repaired: RepairedTable[] = [];
  const others = (await backup?.nights()) ?? new Map<string, Map<number, unknown>>();
  const own = await damaged.nights();
  for (const night of new Set([...own.keys(), ...others.keys()])) {
    const values = own.get(night) ?? new Map<number, unknown>();
    const other = others.get(night) ?? new Map<number, unknown>();
    const length = Math.max(highest(values), highest(other));
    const best = mendNight(night, copiesIn(values, other), length);
    const kept = best.values.length;
    const isWhole = kept >= Math.max(1, highest(values));
    const written = isWhole || (cut && kept > 0) ? numbered(best.values) : [...values];
    insertNight(database, night, written);
    const fromBackup = numbered(best.values).filter(([seq, value]) => values.get(seq) !== value);
    if (isWhole && fromBackup.length === 0) continue;
    repaired.push({
      table: night,
      isNight: true,
      became: isWhole ? 'mended' : cut && kept > 0 ? 'cut' : 'left',
      kept,
      fromBackup: fromBackup.length,
      length,
      ...(best.why ? { why: best.why.message } : {}),
    });
  }
  return repaired;
}

function insertNight(
  database: DatabaseSyncInstance,
  night: string,
  entries: readonly (readonly [seq: number, value: unknown])[],
): void {
  const rows = entries.map(([seq, value]) => ({ night, seq, body: bodyOf(value) }));
  insertAll(database, 'night_entries', rows);
}

function bodyOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Tables with dealt cards are never thrown away: one that's in the backup must still be there. */
async function playedAt(backup: SqlitePatient | undefined): Promise<string[]> {
  const played: string[] = [];
  for (const table of (await backup?.tables()) ?? []) {
    const { values } = await backup!.log(table);
    if ([...values.values()].some((value) => (value as Partial<Entry>).entry === 'dealt'))
      played.push(table);
  }
  return played;
}

/** Whether the good entries have no checksums, and so may be damaged too. */
function isUnsure({ values, why }: Mended): boolean {
  return why !== undefined && (values.at(-1) as Partial<Entry> | undefined)?.version === 1;
}

function longer(one: Mended, other: Mended): Mended {
  return other.values.length > one.values.length ? other : one;
}

function numbered(values: readonly unknown[]): [seq: number, value: unknown][] {
  return values.map((value, at) => [at + 1, value]);
}

function insertEntries(
  database: DatabaseSyncInstance,
  table: string,
  entries: readonly (readonly [seq: number, value: unknown])[],
): void {
  const rows = entries.map(([seq, value]) => ({
    table_id: table,
    seq,
    body: bodyOf(value),
  }));
  insertAll(database, 'entries', rows);
}

/** Leaves out damaged rows that don't fit. */
function insertAll(database: DatabaseSyncInstance, into: string, rows: readonly object[]): void {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const insert = database.prepare(
    `insert or ignore into ${into} (${columns.join()}) values (${columns.map(() => '?').join()})`,
  );
  for (const row of rows) insert.run(...(Object.values(row) as []));
}

/** Renames the damaged file together with its write-ahead log. */
async function putInPlace(unfinished: string, file: string): Promise<string> {
  const aside = freeName(file, 'repair');
  await link(file, aside).catch(async () => copyFile(file, aside));
  // SQLite would replay an old log into the new file.
  if (existsSync(`${file}-wal`)) await rename(`${file}-wal`, `${aside}-wal`);
  await rm(`${file}-shm`, { force: true });
  await settle(unfinished, file);
  return aside;
}
