import type { Kysely } from 'kysely';

/** Says of each lease whether a node before never let go of the table: it may have crashed there. */
export async function noteCrashes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('leases')
    .addColumn('after_crash', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
