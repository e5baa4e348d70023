import { sql, type Kysely } from 'kysely';
import type { Command } from '@hand-and-foot/protocol';
import type { Guest } from '@hand-and-foot/table';
import { valueIn } from './bodies.ts';
import { now, type Flavour } from './flavour.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

type Letters = Pick<Store, 'post' | 'letters' | 'awaited' | 'answer' | 'collect' | 'sweep'>;

/** Commands on their way to the node that runs their table, and the answers on their way back. */
export function lettersIn(db: Kysely<Schema>, flavour: Flavour): Letters {
  const time = now(flavour);
  return {
    async post({ table, id, guest, command }) {
      await db
        .insertInto('letters')
        .values({
          table_id: table,
          id,
          guest: JSON.stringify(guest),
          command: JSON.stringify(command),
          answer: null,
          posted: time,
        })
        .onConflict((conflict) => conflict.columns(['table_id', 'id']).doNothing())
        .execute();
    },

    async letters(table) {
      const rows = await db
        .selectFrom('letters')
        .select(['id', 'guest', 'command'])
        .where('table_id', '=', table)
        .where('answer', 'is', null)
        .orderBy('place')
        .execute();
      return rows.flatMap(({ id, guest, command }) => {
        const [by, asks] = [valueIn(guest), valueIn(command)];
        // One that is damaged must not keep the others waiting.
        if (typeof by !== 'object' || typeof asks !== 'object') return [];
        return [{ table, id, guest: by as Guest, command: asks as Command }];
      });
    },

    async awaited() {
      const rows = await db
        .selectFrom('letters')
        .select('table_id')
        .distinct()
        .where('answer', 'is', null)
        .execute();
      return rows.map(({ table_id }) => table_id);
    },

    async answer(table, letter, answer) {
      await db
        .updateTable('letters')
        .set({ answer: JSON.stringify(answer) })
        .where('table_id', '=', table)
        .where('id', '=', letter)
        .where('answer', 'is', null)
        .execute();
    },

    async collect(table, letter) {
      const row = await db
        .deleteFrom('letters')
        .where('table_id', '=', table)
        .where('id', '=', letter)
        .where('answer', 'is not', null)
        .returning('answer')
        .executeTakeFirst();
      return row?.answer ? (JSON.parse(row.answer) as unknown) : undefined;
    },

    async sweep(olderThan) {
      await db
        .deleteFrom('letters')
        .where(sql<boolean>`posted <= ${time} - ${olderThan}`)
        .execute();
    },
  };
}
