import { sql, type Kysely } from 'kysely';
import type { Flavour } from '../flavour.ts';

/**
 * SQLite only: new entries of all tables, one row per transaction, until they're moved into rows. A row and an index
 * entry for each was most of an action's cost.
 */
export async function createBatches(db: Kysely<unknown>, flavour: Flavour): Promise<void> {
  if (flavour !== 'sqlite') return;
  await sql`insert into entries (table_id, seq, command, body)
    select table_id, seq, command, body from fresh`.execute(db);
  await db.schema.dropTable('fresh').execute();
  await db.schema
    .createTable('batches')
    .addColumn('place', 'integer', (column) => column.primaryKey())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute();
}
