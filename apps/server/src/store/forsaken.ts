import { sql, type Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

/** A table's parts besides its lease. Entries go last: a drop cut short between two can still be found. */
type Parts = readonly ('guests' | 'letters' | 'outlines' | 'push_tables' | 'heads' | 'entries')[];

/** Tables nobody ever played at; `settle` moves all entries into rows first. */
export function forsakenIn(
  db: Kysely<Schema>,
  parts: Parts,
  settle: () => Promise<void> = async () => Promise.resolve(),
): Pick<Store, 'undealt' | 'drop'> {
  return {
    async undealt() {
      await settle();
      // By lease, since each table has one. A deal is among the first entries or doesn't exist.
      const { rows } = await sql<{ table_id: string }>`
        select table_id from leases
        where exists (select 1 from entries where entries.table_id = leases.table_id and seq = 1)
        and not exists (
          select 1 from entries where entries.table_id = leases.table_id and body like '%"entry":"dealt"%'
        )`.execute(db);
      return rows.map(({ table_id }) => table_id);
    },

    async drop({ table, epoch }) {
      await settle();
      const isHeld = sql<boolean>`exists (select 1 from leases where table_id = ${table} and epoch = ${epoch})`;
      for (const rows of parts)
        await db.deleteFrom(rows).where('table_id', '=', table).where(isHeld).execute();
    },
  };
}
