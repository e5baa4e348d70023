import { sql, type Kysely } from 'kysely';
import type { Flavour } from '../flavour.ts';

/**
 * SQLite only: the last entry of each table and batch, kept next to the entries to notice when the last ones are gone.
 * Older files have no heads: one that's damaged already must still open.
 */
export async function createHeads(db: Kysely<unknown>, flavour: Flavour): Promise<void> {
  if (flavour !== 'sqlite') return;
  await db.schema.alterTable('batches').addColumn('heads', 'text').execute();
  await db.schema
    .createTable('heads')
    .addColumn('table_id', sql`text`, (column) => column.primaryKey())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .modifyEnd(sql`without rowid`)
    .execute();
}
