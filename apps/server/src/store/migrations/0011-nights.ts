import { sql, type Kysely } from 'kysely';
import type { Flavour } from '../flavour.ts';

/** The logs of club nights. */
export async function createNights(db: Kysely<unknown>, flavour: Flavour): Promise<void> {
  const isSqlite = flavour === 'sqlite';
  const id = isSqlite ? sql`text` : sql`text collate "C"`;
  await db.schema
    .createTable('night_entries')
    .addColumn('night', id, (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('night_entries_pk', ['night', 'seq'])
    .modifyEnd(isSqlite ? sql`without rowid` : sql``)
    .execute();
}
