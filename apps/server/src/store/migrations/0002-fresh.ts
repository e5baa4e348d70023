import { sql, type Kysely } from 'kysely';
import type { Flavour } from '../flavour.ts';

/**
 * SQLite only: new entries of all tables in one place until they're moved into rows. Each table has its own pages
 * there, and changing two of them per action is most of its cost.
 */
export async function createFresh(db: Kysely<unknown>, flavour: Flavour): Promise<void> {
  if (flavour !== 'sqlite') return;
  await db.schema
    .createTable('fresh')
    .addColumn('place', 'integer', (column) => column.primaryKey())
    .addColumn('table_id', sql`text`, (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('command', sql`text`)
    .addColumn('body', 'text', (column) => column.notNull())
    .addUniqueConstraint('fresh_seq', ['table_id', 'seq'])
    .execute();
}
