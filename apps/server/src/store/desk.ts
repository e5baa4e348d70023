import type { Kysely } from 'kysely';
import { now, type Flavour } from './flavour.ts';
import type { Schema } from './schema.ts';

/** Somebody kept out: a guest by the beginning of their hash, or everybody at an address. */
export interface Block {
  readonly kind: 'guest' | 'address';
  readonly name: string;
}

/** A node's last report. */
interface KeptNode {
  readonly node: string;
  /** Age in milliseconds, by the database's clock. */
  readonly age: number;
  /** Whether the operator wants it to release its tables. */
  readonly draining: boolean;
  /** JSON, as the node wrote it. */
  readonly body: string;
}

/** Storage of the operator's desk, for all nodes. */
export interface DeskStore {
  block(block: Block): Promise<void>;
  unblock(block: Block): Promise<void>;
  blocks(): Promise<Block[]>;
  /** Reports that the node is up, leaving the operator's wishes as they are. */
  beat(node: string, body: string): Promise<void>;
  /** Nodes that reported within the last minute; others are forgotten. */
  nodes(): Promise<KeptNode[]>;
  drain(node: string, draining: boolean): Promise<void>;
  countTables(): Promise<number>;
}

const MINUTE = 60_000;

export function deskIn(db: Kysely<Schema>, flavour: Flavour): DeskStore {
  const at = now(flavour);
  return {
    async block({ kind, name }) {
      await db
        .insertInto('blocks')
        .values({ kind, name, since: at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async unblock({ kind, name }) {
      await db.deleteFrom('blocks').where('kind', '=', kind).where('name', '=', name).execute();
    },
    async blocks() {
      const rows = await db
        .selectFrom('blocks')
        .select(['kind', 'name'])
        .orderBy('since')
        .execute();
      return rows as Block[];
    },
    async beat(node, body) {
      await db
        .insertInto('nodes')
        .values({ node, body, seen: at })
        .onConflict((conflict) => conflict.column('node').doUpdateSet({ body, seen: at }))
        .execute();
    },
    async nodes() {
      const rows = await db
        .selectFrom('nodes')
        .select((select) => [
          'node',
          'draining',
          'body',
          select(at, '-', select.ref('seen')).as('age'),
        ])
        .orderBy('node')
        .execute();
      const all = rows.map(({ node, draining, body, age }) => ({
        node,
        draining: draining === 1,
        body,
        age: Number(age),
      }));
      const gone = all.filter(({ age }) => age > MINUTE).map(({ node }) => node);
      if (gone.length > 0) await db.deleteFrom('nodes').where('node', 'in', gone).execute();
      return all.filter(({ age }) => age <= MINUTE);
    },
    async drain(node, draining) {
      await db
        .updateTable('nodes')
        .set({ draining: draining ? 1 : 0 })
        .where('node', '=', node)
        .execute();
    },
    async countTables() {
      const { count } = await db
        .selectFrom('leases')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  };
}
