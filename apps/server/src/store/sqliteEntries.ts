import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { newFresh } from './fresh.ts';
import type { Row } from './rows.ts';
import type { Hold } from './store.ts';

/** The entries of all tables. Writing is done inside transactions that are none of its business. */
export interface Entries {
  /** Called first in every transaction, and last. */
  begin(): void;
  end(): void;
  append(
    table: string,
    hold: Hold,
    expected: number,
    rows: readonly Row[],
  ): 'ok' | 'conflict' | 'lost';
  /** How many entries have yet to be put in their places. */
  readonly fresh: number;
  /** Puts them there. */
  settle(): void;
  /** The transaction has come to nothing. */
  undone(): void;
  /** Something else than entries is changed in this transaction. */
  changed(): void;
  read(table: string, from: number): string[];
  /** The number of the entry that was appended for the command. */
  find(table: string, command: string): number | undefined;
  /** The last entry of a table, if it is fresh. */
  latest(table: string): string | undefined;
}

/** How many entries may be fresh: so many are put in their places at once, and whoever acts then must wait for it. */
const MOST_FRESH = 16_384;

/** The statements that run for every action of every table, prepared once. */
export function entriesIn(database: DatabaseSyncInstance): Entries {
  const insertBatch = database.prepare('insert into batches (body) values (?)');
  const allBatches = database.prepare('select body from batches order by place');
  const clear = database.prepare('delete from batches');
  const put = database.prepare(
    `insert into entries (table_id, seq, command, body)
      select value ->> 0, value ->> 1, value ->> 2, value -> 3
      from batches, json_each(batches.body) order by 1, 2`,
  );
  const placed = database.prepare(
    'select body from entries where table_id = ? and seq >= ? order by seq',
  );
  const lastPlaced = database.prepare('select max(seq) from entries where table_id = ?');
  const doneAs = database.prepare('select seq from entries where table_id = ? and command = ?');
  const epochOf = database.prepare('select epoch from leases where table_id = ?');
  // Changes when somebody else has written to the file.
  const version = database.prepare('pragma data_version');
  for (const statement of [allBatches, placed, lastPlaced, doneAs, epochOf, version])
    statement.setReturnArrays(true);

  const fresh = newFresh();
  const epochs = new Map<string, number | undefined>();
  /** The version for which all of this holds. */
  let known: number | undefined;

  function lookAgain(): void {
    const [now] = version.get() as [number];
    if (now === known) return;
    epochs.clear();
    fresh.load((allBatches.all() as [string][]).map(([body]) => body));
    known = now;
  }

  function epochNow(table: string): number | undefined {
    if (!epochs.has(table)) epochs.set(table, (epochOf.get(table) as [number] | undefined)?.[0]);
    return epochs.get(table);
  }

  function last(table: string): number {
    return fresh.last(table) ?? (lastPlaced.get(table) as [number | null])[0] ?? 0;
  }

  function find(table: string, command: string): number | undefined {
    return fresh.find(table, command) ?? (doneAs.get(table, command) as [number] | undefined)?.[0];
  }

  function wasDone(table: string, { command }: Row): boolean {
    return command !== null && find(table, command) !== undefined;
  }

  function keep(): void {
    const batch = fresh.takeBatch();
    if (batch !== undefined) insertBatch.run(batch);
  }

  function settle(): void {
    keep();
    put.run();
    clear.run();
    fresh.load([]);
  }

  return {
    begin() {
      lookAgain();
      if (fresh.count >= MOST_FRESH) settle();
    },
    end: keep,
    append(table, { epoch }, expected, rows) {
      if (epochNow(table) !== epoch) return 'lost';
      if (last(table) !== expected || (rows.length > 1 && hasTwice(rows))) return 'conflict';
      for (const row of rows) if (wasDone(table, row)) return 'conflict';
      fresh.add(table, rows);
      return 'ok';
    },
    get fresh() {
      return fresh.count;
    },
    settle,
    undone() {
      known = undefined;
    },
    changed: () => epochs.clear(),
    read(table, from) {
      lookAgain();
      const bodies = (placed.all(table, from) as [string][]).map(([body]) => body);
      return bodies.concat(fresh.read(table, from));
    },
    find(table, command) {
      lookAgain();
      return find(table, command);
    },
    latest(table) {
      lookAgain();
      return fresh.read(table, 0).at(-1);
    },
  };
}

/** Whether two of them answer the same command. */
function hasTwice(rows: readonly Row[]): boolean {
  return rows.some(
    ({ command }, i) => command !== null && rows.findIndex((row) => row.command === command) < i,
  );
}
