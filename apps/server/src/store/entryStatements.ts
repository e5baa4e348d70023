import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { BATCHES } from './batches.ts';

export type EntryStatements = ReturnType<typeof entryStatements>;

/** Statements that run for every action, prepared once. */
export function entryStatements(database: DatabaseSyncInstance) {
  const insertBatch = database.prepare('insert into batches (place, body, heads) values (?, ?, ?)');
  const allPlaces = database.prepare('select place from batches order by place');
  const batchAt = database.prepare('select body, heads from batches where place = ?');
  // All batches, or the one at a place.
  const some = 'where ?1 is null or place = ?1';
  const clear = database.prepare(`delete from batches ${some}`);
  const put = database.prepare(
    `insert into entries (table_id, seq, body)
      select value ->> 0, value ->> '$[1].seq', value -> 1
      from (select body as batch from batches ${some}), jsonb_each(batch) order by 1, 2`,
  );
  const setHeads = database.prepare(
    `insert into heads (table_id, seq) select value ->> 0, value ->> 1 from json_each(?) where true
      on conflict (table_id) do update set seq = max(heads.seq, excluded.seq)`,
  );
  // Stored with the heads, under names no table has.
  const noteBatches = database.prepare(
    `insert into heads (table_id, seq) values ('${BATCHES.count}', ?), ('${BATCHES.last}', ?)
      on conflict (table_id) do update set seq = excluded.seq`,
  );
  const headOf = database.prepare('select seq from heads where table_id = ?');
  const placed = 'select seq, body from entries where table_id = ?1 and seq >= ?2';
  const inBatches = `select entry.value ->> '$[1].seq' as seq, entry.value -> 1 as body
    from json_each(?3) as its join batches on place = its.value, json_each(batches.body) as entry
    where entry.value ->> 0 = ?1 and entry.value ->> '$[1].seq' >= ?2`;
  const readPlaced = database.prepare(`${placed} order by seq`);
  // In one statement: somebody else may move them between two.
  const readAll = database.prepare(`${placed} union all ${inBatches} order by seq`);
  const lastPlaced = database.prepare('select max(seq) from entries where table_id = ?');
  const epochOf = database.prepare('select epoch from leases where table_id = ?');
  // Changes when another process writes to the file.
  const version = database.prepare('pragma data_version');
  for (const statement of [allPlaces, headOf, readPlaced, readAll, lastPlaced, epochOf, version])
    statement.setReturnArrays(true);
  return {
    insertBatch,
    allPlaces,
    batchAt,
    clear,
    put,
    setHeads,
    noteBatches,
    headOf,
    readPlaced,
    readAll,
    lastPlaced,
    epochOf,
    version,
  };
}
