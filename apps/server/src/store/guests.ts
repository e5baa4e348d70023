import { sql, type Kysely } from 'kysely';
import type { Entry } from '@hand-and-foot/table';
import { valueIn } from './bodies.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

type Guests = Pick<Store, 'note' | 'forget' | 'tablesOf'>;

/** Tables of a guest; `latest` is a table's last entry if it isn't in a row yet. */
export function guestsIn(
  db: Kysely<Schema>,
  latest: (table: string) => string | undefined = () => undefined,
): Guests {
  const last = sql<
    string | null
  >`(select body from entries where entries.table_id = guests.table_id order by seq desc limit 1)`;

  function lastOf(table: string, placed: string | null): { seq: number; at: number } {
    const body = latest(table) ?? placed;
    const entry = body === null ? null : valueIn(body);
    if (typeof entry !== 'object' || entry === null) return { seq: 0, at: 0 };
    return entry as Entry;
  }

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
      const rows = await db
        .selectFrom('guests')
        .select(['table_id', last.as('body')])
        .where('guest', '=', guest)
        .orderBy('table_id')
        .execute();
      return rows
        .map(({ table_id: table, body }) => ({ table, ...lastOf(table, body) }))
        .sort((a, b) => b.at - a.at)
        .map(({ table, seq }) => ({ table, seq }));
    },
  };
}
