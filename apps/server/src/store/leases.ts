import { sql, type Kysely } from 'kysely';
import { isAmong, now, type Flavour } from './flavour.ts';
import type { Schema } from './schema.ts';
import type { Hold, Store } from './store.ts';

type Leases = Pick<Store, 'take' | 'renew' | 'release' | 'alone'>;

/**
 * The longest lease without renewal, in milliseconds. A longer one means the database's clock was set back, and a dead
 * node mustn't keep its tables until it catches up.
 */
const LONGEST = 180_000;

/** The node of each table. Rows are never removed: epochs only grow. */
export function leasesIn(db: Kysely<Schema>, flavour: Flavour): Leases {
  const time = now(flavour);
  const isHeld = sql<boolean>`(leases.until > ${time} and leases.until <= ${time} + ${LONGEST})`;
  return {
    async take(table, node, span) {
      const row = await db
        .insertInto('leases')
        .values({ table_id: table, node, epoch: 1, until: sql`${time} + ${span}` })
        .onConflict((conflict) =>
          conflict
            .column('table_id')
            .doUpdateSet({
              node,
              epoch: sql`leases.epoch + 1`,
              // For good: the command that a node crashed over may come again after any number of calm nodes.
              after_crash: sql`case when leases.until > 0 then 1 else leases.after_crash end`,
              until: sql`${time} + ${span}`,
            })
            // A node may take its own table again, because the first answer may have been lost.
            .where(sql<boolean>`not ${isHeld} or leases.node = ${node}`),
        )
        .returning(['epoch', 'after_crash'])
        .executeTakeFirst();
      return row && { table, epoch: row.epoch, isAfterCrash: row.after_crash === 1 };
    },

    async renew(node, holds, span) {
      const kept = new Set<string>();
      for (let i = 0; i < holds.length; i += 1000)
        for (const { table_id, epoch } of await renewSome(node, holds.slice(i, i + 1000), span))
          kept.add(nameOf({ table: table_id, epoch }));
      return holds.filter((hold) => !kept.has(nameOf(hold)));
    },

    async release({ table, epoch }) {
      await db
        .updateTable('leases')
        .set({ until: 0 })
        .where('table_id', '=', table)
        .where('epoch', '=', epoch)
        .execute();
    },

    async alone(tables) {
      if (tables.length === 0) return [];
      const { rows } = await sql<{ table_id: string }>`
        select table_id from leases
        where ${isHeld} and ${isAmong(flavour, 'table_id', tables)}`.execute(db);
      const held = new Set(rows.map(({ table_id }) => table_id));
      return tables.filter((table) => !held.has(table));
    },
  };

  async function renewSome(
    node: string,
    holds: readonly Hold[],
    span: number,
  ): Promise<{ table_id: string; epoch: number }[]> {
    const isAsked = isAmong(
      flavour,
      'table_id',
      holds.map(({ table }) => table),
    );
    // Locked in the same order as appends, to avoid a deadlock.
    const lock = flavour === 'postgres' ? sql`order by table_id for update` : sql``;
    const { rows } = await sql<{ table_id: string; epoch: number }>`
      update leases set until = ${time} + ${span}
      where table_id in (select table_id from leases where ${isAsked} and node = ${node} ${lock})
      and node = ${node}
      returning table_id, epoch`.execute(db);
    return rows;
  }
}

function nameOf({ table, epoch }: Hold): string {
  return `${epoch} ${table}`;
}
