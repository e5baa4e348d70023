import { sql, type Kysely } from 'kysely';
import type { Flavour } from './flavour.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

type Guests = Pick<Store, 'note' | 'forget' | 'tablesOf'>;

/** SQLite takes the body from the row that has the maximum. */
const latest = sql`(select table_id, max(seq), body from fresh group by table_id) latest`;

/** Which tables a guest has to do with. */
export function guestsIn(db: Kysely<Schema>, flavour: Flavour): Guests {
  const last = sql`(select body from entries where entries.table_id = guests.table_id order by seq desc limit 1)`;
  const withLatest =
    flavour === 'sqlite' ? sql`left join ${latest} on latest.table_id = guests.table_id` : sql``;
  const at =
    flavour === 'sqlite'
      ? sql`coalesce(latest.body, ${last}) ->> 'at'`
      : sql`(${last}::json ->> 'at')::float8`;
  return {
    async note(guest, table) {
      await db
        .insertInto('guests')
        .values({ guest, table_id: table })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async forget(guest, table) {
      await db
        .deleteFrom('guests')
        .where('guest', '=', guest)
        .where('table_id', '=', table)
        .execute();
    },

    async tablesOf(guest) {
      const { rows } = await sql<{ table_id: string }>`
        select guests.table_id from guests ${withLatest} where guest = ${guest}
        order by coalesce(${at}, 0) desc, guests.table_id`.execute(db);
      return rows.map(({ table_id }) => table_id);
    },
  };
}
