import { sql, type Kysely, type RawBuilder } from 'kysely';
import { now, type Flavour } from './flavour.ts';
import type { Schema } from './schema.ts';

/**
 * The longest lease without renewal, in milliseconds. A longer one means the database's clock was set back, and a dead
 * node mustn't keep its tables until it catches up.
 */
const LONGEST = 180_000;

/** Whether a lease still lasts. */
export function isAhead(flavour: Flavour, until: string): RawBuilder<boolean> {
  const [column, time] = [sql.ref(until), now(flavour)];
  return sql<boolean>`(${column} > ${time} and ${column} <= ${time} + ${LONGEST})`;
}

type Taken = { readonly epoch: number; readonly after_crash: number } | undefined;
type Take = (table: string, node: string, span: number) => Promise<Taken>;

/** Takes a table that nobody holds, and counts that at the lease of the node it's taken from. */
export function takingIn(db: Kysely<Schema>, flavour: Flavour): Take {
  return flavour === 'postgres' ? takingInPostgres(db) : takingInSqlite(db);
}

/**
 * In one statement: the other node's lease is locked. It was either renewed before, and nothing is taken, or will be
 * after, and its node sees the higher count.
 */
function takingInPostgres(db: Kysely<Schema>): Take {
  const lasts = (until: string): RawBuilder<boolean> => isAhead('postgres', until);
  return async (table, node, span) => {
    const { rows } = await sql<NonNullable<Taken>>`
      with before as (
        select node, until from leases where table_id = ${table}
      ), robbed as (
        update node_leases set taken = taken + 1 from before
        where node_leases.node = before.node and before.node <> ${node} and before.until > 0
        and not (${lasts('before.until')} and ${lasts('node_leases.until')})
        returning node_leases.node, not ${lasts('node_leases.until')} as is_gone
      )
      ${insert('postgres', table, node, span)}
      where leases.until = 0 or leases.node = ${node}
      or exists (
        select 1 from robbed
        where robbed.node = leases.node and (is_gone or not ${lasts('leases.until')})
      )
      or not ${lasts('leases.until')}
      and not exists (select 1 from node_leases where node_leases.node = leases.node)
      returning epoch, after_crash`.execute(db);
    return rows[0];
  };
}

/** The count comes first: at worst the other node looks for nothing. */
function takingInSqlite(db: Kysely<Schema>): Take {
  const lasts = (until: string): RawBuilder<boolean> => isAhead('sqlite', until);
  return async (table, node, span) => {
    await sql`
      update node_leases set taken = taken + 1
      where node = (
        select node from leases where table_id = ${table} and node <> ${node} and until > 0
        and not (${lasts('leases.until')} and ${lasts('node_leases.until')})
      )`.execute(db);
    const { rows } = await sql<NonNullable<Taken>>`
      ${insert('sqlite', table, node, span)}
      where leases.until = 0 or leases.node = ${node} or not ${lasts('leases.until')}
      or exists (
        select 1 from node_leases
        where node_leases.node = leases.node and not ${lasts('node_leases.until')}
      )
      returning epoch, after_crash`.execute(db);
    return rows[0];
  };
}

function insert(flavour: Flavour, table: string, node: string, span: number): RawBuilder<unknown> {
  const time = now(flavour);
  // After a crash for good: the command that a node crashed over may come again after any number of calm nodes.
  return sql`insert into leases (table_id, node, epoch, until)
    values (${table}, ${node}, 1, ${time} + ${span})
    on conflict (table_id) do update set
      node = ${node},
      epoch = leases.epoch + 1,
      after_crash = case when leases.until > 0 then 1 else leases.after_crash end,
      until = ${time} + ${span}`;
}
