import { sql, type Kysely } from 'kysely';
import { isAmong, now, type Flavour } from './flavour.ts';
import type { Schema } from './schema.ts';
import type { Hold, Store } from './store.ts';
import { isAhead, takingIn } from './taking.ts';

type Leases = Pick<Store, 'stay' | 'take' | 'renew' | 'release' | 'alone'>;

/** Nodes that were gone for this long are forgotten. */
const FORGET = 86_400_000;

/**
 * The node of each table, and each node's own lease. Both must last for a table to be held; a node without a lease is of
 * a version before there were any. Tables' rows are never removed: epochs only grow.
 */
export function leasesIn(db: Kysely<Schema>, flavour: Flavour): Leases {
  const time = now(flavour);
  const take = takingIn(db, flavour);
  /** Nodes that this process has seen in the database. */
  const known = new Set<string>();

  return {
    async stay(node, span) {
      if (!known.has(node)) {
        await sql`delete from node_leases where until < ${time} - ${FORGET}`.execute(db);
        known.add(node);
      }
      // A forgotten node begins anew, with a number it never had.
      const { rows } = await sql<{ taken: number | string }>`
        insert into node_leases (node, until, taken) values (${node}, ${time} + ${span}, ${time})
        on conflict (node) do update set until = ${time} + ${span}
        returning taken`.execute(db);
      return Number(rows[0]!.taken);
    },

    async take(table, node, span) {
      const row = await take(table, node, span);
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
        select table_id from leases left join node_leases using (node)
        where ${isAhead(flavour, 'leases.until')}
        and (node_leases.until is null or ${isAhead(flavour, 'node_leases.until')})
        and ${isAmong(flavour, 'table_id', tables)}`.execute(db);
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
