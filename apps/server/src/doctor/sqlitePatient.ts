import { existsSync } from 'node:fs';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { headsIn, itemsIn } from '../store/batch.ts';
import { valueIn } from '../store/bodies.ts';
import { isDamage } from '../store/damage.ts';
import { areAll, BATCHES } from '../store/batches.ts';
import { refuseOther } from '../store/migrate.ts';
import {
  highest,
  isJson,
  nightsIn,
  sayUnreadable,
  type NightRow,
  type Patient,
  type StoredLog,
} from './patient.ts';
import { readableRows } from './readableRows.ts';

/** Most of SQLite's own complaints to show. */
const MOST_PROBLEMS = 20;

interface TableRow {
  readonly table_id: string;
}

interface Batch {
  readonly place: number;
  readonly body: unknown;
  readonly heads: unknown;
}

/** Whether nobody knows which tables it has entries for. */
const isUnknown = ({ body, heads }: Batch): boolean => headsIn(body, heads) === undefined;

/** A server's database file, opened read-only, even while the server runs. */
export interface SqlitePatient extends Patient {
  readonly database: DatabaseSyncInstance;
}

export function openSqlitePatient(file: string): SqlitePatient {
  if (!existsSync(file)) throw new Error(`There’s no database at ${file}.`);
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    const done = database.prepare('select name from kysely_migration').all() as { name: string }[];
    refuseOther(done.map(({ name }) => name));
    return patientIn(database);
  } catch (error) {
    database.close();
    throw new Error(`${file} can’t be opened: ${(error as Error).message}`, { cause: error });
  }
}

function patientIn(database: DatabaseSyncInstance): SqlitePatient {
  const heads = new Map<string, number>();
  const fresh = new Map<string, Map<number, unknown>>();
  const reach = (table: string, seq: number): void =>
    void heads.set(table, Math.max(heads.get(table) ?? 0, seq));
  for (const { table_id, seq } of rowsOf<TableRow & { seq: number }>('heads', ['table_id']))
    reach(table_id, seq);
  const batches = rowsOf<Batch>('batches', ['place']);
  const [count, latest] = [BATCHES.count, BATCHES.last].map((name) => heads.get(name) ?? 0);
  const places = batches.map(({ place }) => place);
  const isFreshGone = !areAll(places, count!, latest!) || batches.some(isUnknown);
  for (const name of Object.values(BATCHES)) heads.delete(name);
  for (const { body, heads: written } of batches) {
    for (const [table, last] of headsIn(body, written) ?? []) reach(table, last);
    for (const { table, seq, body: entry } of itemsIn(body))
      fresh.set(table, (fresh.get(table) ?? new Map<number, unknown>()).set(seq, valueIn(entry)));
  }

  function rowsOf<Row extends object>(from: string, key: readonly string[]): Row[] {
    return readableRows<Row>(database, { from, key });
  }

  function namesIn(from: string): string[] {
    const rows = readableRows<TableRow>(database, {
      from,
      columns: 'distinct table_id',
      key: ['table_id'],
    });
    return rows.map(({ table_id }) => table_id);
  }

  function log(table: string): StoredLog {
    const rows = readableRows<{ seq: number; body: string }>(database, {
      from: 'entries',
      key: ['table_id', 'seq'],
      first: table,
    });
    const values = new Map(rows.map(({ seq, body }): [number, unknown] => [seq, valueIn(body)]));
    for (const [seq, value] of fresh.get(table) ?? []) values.set(seq, value);
    return { values, length: Math.max(heads.get(table) ?? 0, highest(values)) };
  }

  return {
    database,
    problems: async () => Promise.resolve(problemsIn(database)),
    async tables() {
      // A lease outlives a dropped table, but a table on somebody's list still existed.
      const known = ['entries', 'guests'].flatMap(namesIn);
      return Promise.resolve([...new Set([...known, ...heads.keys(), ...fresh.keys()])].sort());
    },
    log: async (table) => Promise.resolve(log(table)),
    nights: async () =>
      Promise.resolve(nightsIn(rowsOf<NightRow>('night_entries', ['night', 'seq']))),
    async others() {
      const letters = rowsOf<{ guest: string; command: string }>('letters', ['place']).filter(
        ({ guest, command }) => !isJson(guest) || !isJson(command),
      );
      const pads = rowsOf<{ body: string }>('pad_entries', ['pad', 'device', 'count']).filter(
        ({ body }) => !isJson(body),
      );
      return Promise.resolve([
        ...(isFreshGone ? ['The newest entries of some tables are gone.'] : []),
        ...sayUnreadable(letters.length, 'letters between nodes'),
        ...sayUnreadable(pads.length, 'entries of scorepads'),
      ]);
    },
    async close() {
      return Promise.resolve(database.close());
    },
  };
}

function problemsIn(database: DatabaseSyncInstance): string[] {
  try {
    const rows = database.prepare(`pragma integrity_check(${MOST_PROBLEMS})`).all() as {
      integrity_check: string;
    }[];
    return rows.map((row) => row.integrity_check).filter((sentence) => sentence !== 'ok');
  } catch (error) {
    if (isDamage(error)) return [error.message];
    throw error;
  }
}
