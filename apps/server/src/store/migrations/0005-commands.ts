import { sql, type Kysely } from 'kysely';
import type { Flavour } from '../flavour.ts';

/**
 * Drops the index of commands: it was much of an action's cost, and lookups are rare. In SQLite the entry names its
 * command, so the extra column goes too.
 */
export async function dropCommands(db: Kysely<unknown>, flavour: Flavour): Promise<void> {
  await db.schema.dropIndex('entries_command').execute();
  if (flavour !== 'sqlite') return;
  await sql`insert into entries (table_id, seq, body)
    select value ->> 0, value ->> 1, value -> 3 from batches, json_each(batches.body)`.execute(db);
  await sql`delete from batches`.execute(db);
  await db.schema.alterTable('entries').dropColumn('command').execute();
}
