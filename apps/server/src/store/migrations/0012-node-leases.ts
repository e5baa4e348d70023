import { sql, type Kysely } from 'kysely';
import type { Flavour } from '../flavour.ts';

/** A lease for each node, which holds all of its tables, and how many tables other nodes took from it. */
export async function createNodeLeases(db: Kysely<unknown>, flavour: Flavour): Promise<void> {
  const isSqlite = flavour === 'sqlite';
  const id = isSqlite ? sql`text` : sql`text collate "C"`;
  await db.schema
    .createTable('node_leases')
    .addColumn('node', id, (column) => column.notNull().primaryKey())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addColumn('taken', 'bigint', (column) => column.notNull())
    .modifyEnd(isSqlite ? sql`without rowid` : sql``)
    .execute();
}
