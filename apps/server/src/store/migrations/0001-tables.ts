import { sql, type Kysely } from 'kysely';
import type { Flavour } from '../flavour.ts';

export async function createTables(db: Kysely<unknown>, flavour: Flavour): Promise<void> {
  const isSqlite = flavour === 'sqlite';
  // Compared byte by byte, whatever the database's locale.
  const id = isSqlite ? sql`text` : sql`text collate "C"`;
  const withoutRowid = isSqlite ? sql`without rowid` : sql``;

  await db.schema
    .createTable('entries')
    .addColumn('table_id', id, (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('command', id)
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('entries_pk', ['table_id', 'seq'])
    .modifyEnd(withoutRowid)
    .execute();
  await db.schema
    .createIndex('entries_command')
    .on('entries')
    .columns(['table_id', 'command'])
    .unique()
    .where(sql.ref('command'), 'is not', null)
    .execute();

  await db.schema
    .createTable('leases')
    .addColumn('table_id', id, (column) => column.notNull())
    .addColumn('node', 'text', (column) => column.notNull())
    .addColumn('epoch', 'integer', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('leases_pk', ['table_id'])
    .modifyEnd(withoutRowid)
    .execute();

  await db.schema
    .createTable('letters')
    .addColumn('place', isSqlite ? 'integer' : 'bigserial', (column) => column.primaryKey())
    .addColumn('table_id', id, (column) => column.notNull())
    .addColumn('id', id, (column) => column.notNull())
    .addColumn('guest', 'text', (column) => column.notNull())
    .addColumn('command', 'text', (column) => column.notNull())
    .addColumn('answer', 'text')
    .addColumn('posted', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('letters_unique', ['table_id', 'id'])
    .execute();

  await db.schema
    .createTable('guests')
    .addColumn('guest', id, (column) => column.notNull())
    .addColumn('table_id', id, (column) => column.notNull())
    .addPrimaryKeyConstraint('guests_pk', ['guest', 'table_id'])
    .modifyEnd(withoutRowid)
    .execute();

  await db.schema
    .createTable('pulse')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('beat', 'bigint', (column) => column.notNull())
    .execute();
}
