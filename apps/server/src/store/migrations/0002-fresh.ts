import { sql, type Kysely } from 'kysely';
import type { Flavour } from '../flavour.ts';

/**
 * SQLite alone: where new entries of all tables lie one after another until they are put in their places. Each table
 * has pages of its own there, and to change two of them for every action is most of what keeping an action costs.
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
