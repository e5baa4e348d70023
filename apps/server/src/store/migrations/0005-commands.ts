import { sql, type Kysely } from 'kysely';
import type { Flavour } from '../flavour.ts';

/**
 * SQLite alone: the command of an entry stands in the entry, and is no longer kept beside it and in an index besides. To
 * write it three times was much of what keeping an action cost, and it is hardly ever looked for.
 */
export async function dropCommands(db: Kysely<unknown>, flavour: Flavour): Promise<void> {
  if (flavour !== 'sqlite') return;
  await sql`insert into entries (table_id, seq, body)
    select value ->> 0, value ->> 1, value -> 3 from batches, json_each(batches.body)`.execute(db);
  await sql`delete from batches`.execute(db);
  await db.schema.dropIndex('entries_command').execute();
  await db.schema.alterTable('entries').dropColumn('command').execute();
}
