import { sql, type Kysely } from 'kysely';
import type { Flavour } from '../flavour.ts';

/** Shared scorepads: every device's entries, each once. */
export async function createPads(db: Kysely<unknown>, flavour: Flavour): Promise<void> {
  const isSqlite = flavour === 'sqlite';
  const id = isSqlite ? sql`text` : sql`text collate "C"`;
  await db.schema
    .createTable('pad_entries')
    .addColumn('pad', id, (column) => column.notNull())
    .addColumn('device', id, (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('pad_entries_pk', ['pad', 'device', 'count'])
    .modifyEnd(isSqlite ? sql`without rowid` : sql``)
    .execute();
}
