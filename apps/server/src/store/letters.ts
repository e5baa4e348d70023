import { sql, type Kysely } from 'kysely';
import type { Command } from '@hand-and-foot/protocol';
import type { Guest } from '@hand-and-foot/table';
import { valueIn } from './bodies.ts';
import { isAmong, now, type Flavour } from './flavour.ts';
import type { Schema } from './schema.ts';
import type { Letter, Store } from './store.ts';

type Letters = Pick<
  Store,
  'post' | 'letters' | 'handOut' | 'awaited' | 'answer' | 'collect' | 'giveUp' | 'givenUp' | 'sweep'
>;

/** Commands on their way to their table's node, and answers on their way back. */
export function lettersIn(db: Kysely<Schema>, flavour: Flavour): Letters {
  return { ...underWayIn(db, flavour), ...leftIn(db, flavour) };
}

function underWayIn(db: Kysely<Schema>, flavour: Flavour): Omit<Letters, keyof Left> {
  const time = now(flavour);
  return {
    async post({ table, id, guest, command }, most) {
      const { numAffectedRows } = await sql`
        insert into letters (table_id, id, guest, command, posted)
        select ${table}, ${id}, ${JSON.stringify(guest)}, ${JSON.stringify(command)}, ${time}
        where (select count(*) from letters where table_id = ${table}) < ${most}
        on conflict (table_id, id) do nothing`.execute(db);
      if (numAffectedRows) return 'ok';
      const lies = db.selectFrom('letters').select('id').where('table_id', '=', table);
      return (await lies.where('id', '=', id).executeTakeFirst()) ? 'ok' : 'full';
    },

    async letters(table) {
      const rows = await db
        .selectFrom('letters')
        .select(['id', 'guest', 'command'])
        .where('table_id', '=', table)
        .where('answer', 'is', null)
        .orderBy('place')
        .execute();
      return rows.flatMap((row) => letterIn(table, row));
    },

    async handOut(table, letters) {
      return db
        .updateTable('letters')
        .set({ deliveries: sql`deliveries + 1` })
        .where('table_id', '=', table)
        .where(isAmong(flavour, 'id', letters))
        .where('answer', 'is', null)
        .returning(['id', 'deliveries'])
        .execute();
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

    async collect(table, letters) {
      const rows = await db
        .deleteFrom('letters')
        .where('table_id', '=', table)
        .where(isAmong(flavour, 'id', letters))
        .where('answer', 'is not', null)
        .returning(['id', 'answer'])
        .execute();
      return rows.map(({ id, answer }) => ({ id, answer: JSON.parse(answer!) as unknown }));
    },
  };
}

type Left = Pick<Letters, 'giveUp' | 'givenUp' | 'sweep'>;

/** Commands that were given up, and the end of all letters. */
function leftIn(db: Kysely<Schema>, flavour: Flavour): Left {
  const time = now(flavour);
  return {
    async giveUp({ table, id, guest, command }) {
      const [by, asks] = [JSON.stringify(guest), JSON.stringify(command)];
      await db
        .insertInto('given_up')
        .values({ table_id: table, id, at: time, guest: by, command: asks })
        .onConflict((conflict) => conflict.columns(['table_id', 'id']).doNothing())
        .execute();
    },

    async givenUp(table) {
      const rows = await db
        .selectFrom('given_up')
        .select(['id', 'guest', 'command'])
        .where('table_id', '=', table)
        .execute();
      return rows.flatMap((row) => letterIn(table, row));
    },

    async sweep({ answered, waiting, givenUp }) {
      const letters = db.deleteFrom('letters');
      await letters
        .where('answer', 'is not', null)
        .where(sql<boolean>`posted <= ${time} - ${answered}`)
        .execute();
      await letters.where(sql<boolean>`posted <= ${time} - ${waiting}`).execute();
      await db
        .deleteFrom('given_up')
        .where(sql<boolean>`at <= ${time} - ${givenUp}`)
        .execute();
    },
  };
}

/** A damaged one mustn't hold up the others. */
function letterIn(table: string, { id, guest, command }: Written): Letter[] {
  const [by, asks] = [valueIn(guest), valueIn(command)];
  if (typeof by !== 'object' || typeof asks !== 'object') return [];
  return [{ table, id, guest: by as Guest, command: asks as Command }];
}

type Written = Pick<Schema['given_up'], 'id' | 'guest' | 'command'>;
