import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Row } from './rows.ts';
import type { Hold } from './store.ts';

export interface Entries {
  /** Judges and inserts, inside a transaction that is none of its business. */
  append(
    table: string,
    hold: Hold,
    expected: number,
    rows: readonly Row[],
  ): 'ok' | 'conflict' | 'lost';
  read(table: string, from: number): string[];
}

/** The statements that run for every action of every table, prepared once. */
export function entriesIn(database: DatabaseSyncInstance): Entries {
  const standing = database.prepare(
    `select (select epoch from leases where table_id = ?1),
            (select max(seq) from entries where table_id = ?1)`,
  );
  const done = database.prepare('select 1 from entries where table_id = ? and command = ?');
  const insert = database.prepare(
    'insert into entries (table_id, seq, command, body) values (?, ?, ?, ?)',
  );
  const since = database.prepare(
    'select body from entries where table_id = ? and seq >= ? order by seq',
  );
  for (const statement of [standing, done, since]) statement.setReturnArrays(true);

  /** Either it was done before, or it comes twice among the rows. */
  function repeats(table: string, rows: readonly Row[]): boolean {
    return rows.some(
      ({ command }, i) =>
        command !== null &&
        (done.get(table, command) !== undefined ||
          rows.findIndex((row) => row.command === command) < i),
    );
  }

  return {
    append(table, hold, expected, rows) {
      const [epoch, last] = standing.get(table) as [number | null, number | null];
      if (epoch !== hold.epoch) return 'lost';
      if ((last ?? 0) !== expected || repeats(table, rows)) return 'conflict';
      for (const { seq, command, body } of rows) insert.run(table, seq, command, body);
      return 'ok';
    },
    read(table, from) {
      return (since.all(table, from) as [string][]).map(([body]) => body);
    },
  };
}
