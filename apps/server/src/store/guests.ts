import { sql, type Kysely } from 'kysely';
import type { Flavour } from './flavour.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

type Guests = Pick<Store, 'note' | 'forget' | 'tablesOf'>;

/** Which tables a guest has to do with. */
export function guestsIn(db: Kysely<Schema>, flavour: Flavour): Guests {
  const at = flavour === 'sqlite' ? sql`body ->> 'at'` : sql`(body::json ->> 'at')::float8`;
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
        select table_id from guests where guest = ${guest}
        order by coalesce((
          select ${at} from entries where entries.table_id = guests.table_id order by seq desc limit 1
        ), 0) desc, table_id`.execute(db);
      return rows.map(({ table_id }) => table_id);
    },
  };
}
