import { sql, type Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

/** What there is of a table besides its lease. The entries last: should dropping end between two, it is still found. */
type Parts = readonly ('guests' | 'letters' | 'outlines' | 'heads' | 'entries')[];

/** Tables that nobody ever played at; `settle` puts all entries into their rows, where they may be elsewhere. */
export function forsakenIn(
  db: Kysely<Schema>,
  parts: Parts,
  settle: () => Promise<void> = async () => Promise.resolve(),
): Pick<Store, 'undealt' | 'drop'> {
  return {
    async undealt() {
      await settle();
      // By way of the leases, of which each table has one. The deal is among the first entries, or there is none.
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
