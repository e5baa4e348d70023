import { commandKey, type Entry } from '@hand-and-foot/table';
import pg from 'pg';
import { bodiesOf } from './bodies.ts';
import { gather, type Gathering } from './gather.ts';
import type { Hold } from './store.ts';

type Outcome = 'ok' | 'conflict' | 'lost';

export interface Append {
  readonly table: string;
  readonly hold: Hold;
  readonly expected: number;
  readonly rows: readonly Row[];
}

interface Row {
  readonly seq: number;
  readonly command: string | null;
  readonly body: string;
}

export function rowsOf(expected: number, entries: readonly Entry[]): Row[] {
  const bodies = bodiesOf(expected, entries);
  return entries.map(({ seq, answers }, i) => ({
    seq,
    command: answers ? commandKey(answers) : null,
    body: bodies[i]!,
  }));
}

/**
 * Judges and inserts for many tables at once: one statement, one transaction, and no lock that outlives a node frozen
 * in the middle. Taking a table waits for running appends, and they for it; the lock shows the epoch after the wait.
 * Locked in order, to avoid a deadlock.
 */
const APPEND = `
  with asked as (
    select * from unnest($1::text[], $2::int[], $3::int[]) as asked (table_id, epoch, expected)
  ), added as (
    select * from unnest($4::text[], $5::int[], $6::text[], $7::text[]) as added (table_id, seq, command, body)
  ), held as materialized (
    select table_id, epoch from leases where table_id = any ($1) order by table_id for share
  ), judged as materialized (
    select table_id, held.epoch is not distinct from asked.epoch as held,
      coalesce((select max(seq) from entries where entries.table_id = asked.table_id), 0) = expected as fits
    from asked left join held using (table_id)
  ), inserted as (
    insert into entries (table_id, seq, command, body)
    select table_id, seq, command, body from added join judged using (table_id) where held and fits
  )
  select table_id, case when not held then 'lost' when fits then 'ok' else 'conflict' end as outcome from judged`;

const UNIQUE_VIOLATION = '23505';

/** Appends that arrive during a commit go together. */
export function appendsTo(pool: pg.Pool): Gathering<Append, Outcome> {
  async function insert(appends: readonly Append[]): Promise<Outcome[]> {
    const added = appends.flatMap(({ table, rows }) => rows.map((row) => ({ table, ...row })));
    const { rows } = await pool.query<{ table_id: string; outcome: Outcome }>({
      name: 'append',
      text: APPEND,
      values: [
        appends.map(({ table }) => table),
        appends.map(({ hold }) => hold.epoch),
        appends.map(({ expected }) => expected),
        added.map(({ table }) => table),
        added.map(({ seq }) => seq),
        added.map(({ command }) => command),
        added.map(({ body }) => body),
      ],
    });
    const outcomes = new Map(rows.map(({ table_id, outcome }) => [table_id, outcome]));
    return appends.map(({ table }) => outcomes.get(table)!);
  }

  /** If somebody else writes at that moment, nothing was kept, and each is tried alone. */
  async function commit(appends: readonly Append[]): Promise<Outcome[]> {
    try {
      return await insert(appends);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== UNIQUE_VIOLATION) throw error;
      if (appends.length === 1) return ['conflict'];
      const outcomes: Outcome[] = [];
      for (const append of appends) outcomes.push(...(await commit([append])));
      return outcomes;
    }
  }

  return gather(commit, { key: ({ table }) => table });
}
