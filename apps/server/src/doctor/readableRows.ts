import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { isDamage } from '../store/damage.ts';

/** Rows of a table with their key columns, optionally only those with a given first value. */
export interface Rows {
  readonly from: string;
  readonly columns?: string;
  readonly key: readonly string[];
  readonly first?: string;
}

/** Every row that can still be read. A damaged page ends a scan, so a second one starts at the other end. */
export function readableRows<Row extends object>(
  database: DatabaseSyncInstance,
  { from, columns = '*', key, first }: Rows,
): Row[] {
  const where = first === undefined ? '' : `where ${key[0]} = ?`;
  const found = new Map<string, Row>();

  /** Returns true if it reached the end. */
  function readIn(order: string): boolean {
    const by = key.map((column) => `${column} ${order}`).join();
    try {
      const statement = database.prepare(`select ${columns} from ${from} ${where} order by ${by}`);
      for (const row of statement.iterate(...(first === undefined ? [] : [first])) as Iterable<Row>)
        found.set(JSON.stringify(key.map((column) => row[column as keyof Row])), { ...row });
      return true;
    } catch (error) {
      if (isDamage(error)) return false;
      throw error;
    }
  }

  if (!readIn('asc')) readIn('desc');
  return [...found.values()];
}
