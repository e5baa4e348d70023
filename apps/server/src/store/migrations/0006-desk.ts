import { sql, type Kysely } from 'kysely';
import type { Flavour } from '../flavour.ts';

/** An outline of each table for lists and doors, the operator's blocks, and the running nodes. */
export async function createDesk(db: Kysely<unknown>, flavour: Flavour): Promise<void> {
  const isSqlite = flavour === 'sqlite';
  const id = isSqlite ? sql`text` : sql`text collate "C"`;
  const withoutRowid = isSqlite ? sql`without rowid` : sql``;
  await db.schema
    .createTable('outlines')
    .addColumn('table_id', id, (column) => column.notNull().primaryKey())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .modifyEnd(withoutRowid)
    .execute();
  await db.schema
    .createTable('blocks')
    .addColumn('kind', id, (column) => column.notNull())
    .addColumn('name', id, (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('blocks_pk', ['kind', 'name'])
    .modifyEnd(withoutRowid)
    .execute();
  await db.schema
    .createTable('nodes')
    .addColumn('node', id, (column) => column.notNull().primaryKey())
    .addColumn('seen', 'bigint', (column) => column.notNull())
    .addColumn('draining', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('body', 'text', (column) => column.notNull())
    .modifyEnd(withoutRowid)
    .execute();
}
