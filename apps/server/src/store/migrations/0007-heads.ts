import { sql, type Kysely } from 'kysely';
import type { Flavour } from '../flavour.ts';

/**
 * SQLite alone: how far each table and each batch has come, kept beside the entries, so that it is noticed when the last
 * of them are gone. What was written before this has no heads: a file that is damaged already must still open.
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
