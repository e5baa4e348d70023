import { sql, type Kysely } from 'kysely';
import type { Flavour } from '../flavour.ts';

/** Counts a letter's deliveries, and keeps commands given up because no node ever answered them. */
export async function countDeliveries(db: Kysely<unknown>, flavour: Flavour): Promise<void> {
  const id = flavour === 'sqlite' ? sql`text` : sql`text collate "C"`;
  await db.schema
    .alterTable('letters')
    .addColumn('deliveries', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('given_up')
    .addColumn('table_id', id, (column) => column.notNull())
    .addColumn('id', id, (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('guest', 'text', (column) => column.notNull())
    .addColumn('command', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('given_up_pk', ['table_id', 'id'])
    .execute();
}
