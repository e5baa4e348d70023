import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Asked, Entry } from '@hand-and-foot/table';
import { newFresh, type Batch } from './fresh.ts';
import type { Hold } from './store.ts';

/** The entries of all tables. Writing is done inside transactions that are none of its business. */
export interface Entries {
  /** Called first in every transaction, and last. */
  begin(): void;
  end(): void;
  append(
    table: string,
    hold: Hold,
    expected: number,
    bodies: readonly string[],
  ): 'ok' | 'conflict' | 'lost';
  /** How many entries have yet to be put in their places. */
  readonly fresh: number;
  /** Puts them there. */
  settle(): void;
  /** The transaction has come to nothing. */
  undone(): void;
  /** Something else than entries is changed in this transaction. */
  changed(): void;
  read(table: string, from: number): string[];
  /** Of the entries from this number on, that which was appended for the command. */
  find(table: string, asked: Asked, from: number): number | undefined;
  /** The last entry of a table, if it is fresh. */
  latest(table: string): string | undefined;
}

/** How many entries may be fresh: so many are put in their places at once, and whoever acts then must wait for it. */
const MOST_FRESH = 16_384;

/** The statements that run for every action of every table, prepared once. */
export function entriesIn(database: DatabaseSyncInstance): Entries {
  const insertBatch = database.prepare('insert into batches (body) values (?)');
  const allBatches = database.prepare('select place, body from batches order by place');
  const clear = database.prepare('delete from batches');
  const put = database.prepare(
    `insert into entries (table_id, seq, body)
      select value ->> 0, value ->> '$[1].seq', value -> 1
      from batches, json_each(batches.body) order by 1, 2`,
  );
  const placed = 'select seq, body from entries where table_id = ?1 and seq >= ?2';
  const inBatches = `select entry.value ->> '$[1].seq' as seq, entry.value -> 1 as body
    from json_each(?3) as its join batches on place = its.value, json_each(batches.body) as entry
    where entry.value ->> 0 = ?1 and entry.value ->> '$[1].seq' >= ?2`;
  const readPlaced = database.prepare(`${placed} order by seq`);
  // In one statement: somebody else may put them in their places between two.
  const readAll = database.prepare(`${placed} union all ${inBatches} order by seq`);
  const lastPlaced = database.prepare('select max(seq) from entries where table_id = ?');
  const epochOf = database.prepare('select epoch from leases where table_id = ?');
  // Changes when somebody else has written to the file.
  const version = database.prepare('pragma data_version');
  for (const statement of [allBatches, readPlaced, readAll, lastPlaced, epochOf, version])
    statement.setReturnArrays(true);

  const fresh = newFresh();
  const epochs = new Map<string, number | undefined>();
  /** The version for which all of this holds. */
  let known: number | undefined;

  function lookAgain(): void {
    const [now] = version.get() as [number];
    if (now === known) return;
    epochs.clear();
    fresh.load(allBatches.all() as Batch[]);
    known = now;
  }

  function epochNow(table: string): number | undefined {
    if (!epochs.has(table)) epochs.set(table, (epochOf.get(table) as [number] | undefined)?.[0]);
    return epochs.get(table);
  }

  function last(table: string): number {
    return fresh.last(table) ?? (lastPlaced.get(table) as [number | null])[0] ?? 0;
  }

  function read(table: string, from: number): string[] {
    lookAgain();
    const places = fresh.placesOf(table, from);
    const rows =
      places.length === 0
        ? readPlaced.all(table, from)
        : readAll.all(table, from, JSON.stringify(places));
    return (rows as [number, string][]).map(([, body]) => body);
  }

  function keep(): void {
    const batch = fresh.takeBatch();
    if (batch !== undefined) fresh.kept(Number(insertBatch.run(batch).lastInsertRowid));
  }

  function settle(): void {
    keep();
    put.run();
    clear.run();
    fresh.load([]);
  }

  return {
    begin() {
      lookAgain();
      if (fresh.count >= MOST_FRESH) settle();
    },
    end: keep,
    append(table, { epoch }, expected, bodies) {
      if (epochNow(table) !== epoch) return 'lost';
      if (last(table) !== expected) return 'conflict';
      fresh.add(table, expected, bodies);
      return 'ok';
    },
    get fresh() {
      return fresh.count;
    },
    settle,
    undone() {
      known = undefined;
    },
    changed: () => epochs.clear(),
    read,
    // To be looked for is rare, and to be written is not: there is no index of commands.
    find: (table, asked, from) => findIn(read(table, from), asked),
    latest(table) {
      lookAgain();
      const at = fresh.last(table);
      return at === undefined ? undefined : read(table, at)[0];
    },
  };
}

function findIn(bodies: readonly string[], { from, command }: Asked): number | undefined {
  // What does not have its id at all need not be understood.
  const id = JSON.stringify(command);
  return bodies
    .filter((body) => body.includes(id))
    .map((body) => JSON.parse(body) as Entry)
    .find(({ answers }) => answers?.from === from && answers.command === command)?.seq;
}
