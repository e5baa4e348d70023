import { sql, type Kysely } from 'kysely';
import type { Flavour } from '../flavour.ts';

/**
 * SQLite alone: the new entries of all tables as they came in, those of one transaction in one row, until they are put
 * in their places. A row and a place in an index for each was most of what keeping an action cost.
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
