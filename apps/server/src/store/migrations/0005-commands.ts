import { sql, type Kysely } from 'kysely';
import type { Flavour } from '../flavour.ts';

/**
 * There is no index of commands any longer: it was much of what keeping an action cost, and they are hardly ever looked
 * for. In SQLite the command no longer stands beside the entry either, which names it.
 */
export async function dropCommands(db: Kysely<unknown>, flavour: Flavour): Promise<void> {
  await db.schema.dropIndex('entries_command').execute();
  if (flavour !== 'sqlite') return;
  await sql`insert into entries (table_id, seq, body)
    select value ->> 0, value ->> 1, value -> 3 from batches, json_each(batches.body)`.execute(db);
  await sql`delete from batches`.execute(db);
  await db.schema.alterTable('entries').dropColumn('command').execute();
}
