import { sql, type Kysely } from 'kysely';
import type { Flavour } from '../flavour.ts';

/** Web Push: the server's key pair, the devices of each guest, and what each guest wants to hear of a table. */
export async function createPush(db: Kysely<unknown>, flavour: Flavour): Promise<void> {
  const isSqlite = flavour === 'sqlite';
  const id = isSqlite ? sql`text` : sql`text collate "C"`;
  const withoutRowid = isSqlite ? sql`without rowid` : sql``;
  await db.schema
    .createTable('push_keys')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('private_key', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('push_devices')
    .addColumn('endpoint', id, (column) => column.notNull().primaryKey())
    .addColumn('guest', id, (column) => column.notNull())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('site', 'text', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .modifyEnd(withoutRowid)
    .execute();
  await db.schema
    .createIndex('push_devices_guest')
    .on('push_devices')
    .columns(['guest', 'since'])
    .execute();
  await db.schema
    .createTable('push_tables')
    .addColumn('guest', id, (column) => column.notNull())
    .addColumn('table_id', id, (column) => column.notNull())
    .addColumn('turn', 'integer', (column) => column.notNull())
    .addColumn('muted', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('push_tables_pk', ['guest', 'table_id'])
    .modifyEnd(withoutRowid)
    .execute();
}
