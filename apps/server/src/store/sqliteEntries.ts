import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Answers, Entry } from '@hand-and-foot/table';
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
  /** The number of the entry that was appended for the command. */
  find(table: string, answers: Answers): number | undefined;
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
  const inBatches = database.prepare(
    `select entry.value -> 1
      from json_each(?) as its join batches on place = its.value, json_each(batches.body) as entry
      where entry.value ->> 0 = ? and entry.value ->> '$[1].seq' >= ? order by entry.value ->> '$[1].seq'`,
  );
  const placed = database.prepare(
    'select body from entries where table_id = ? and seq >= ? order by seq',
  );
  const lastPlaced = database.prepare('select max(seq) from entries where table_id = ?');
  // To be looked for is rare, and to be written is not: there is no index of commands.
  const doneAs = database.prepare(
    `select seq from entries where table_id = ? and instr(body, ?)
      and body ->> '$.answers.from' = ? and body ->> '$.answers.command' = ?`,
  );
  const epochOf = database.prepare('select epoch from leases where table_id = ?');
  // Changes when somebody else has written to the file.
  const version = database.prepare('pragma data_version');
  for (const statement of [allBatches, inBatches, placed, lastPlaced, doneAs, epochOf, version])
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

  function readFresh(table: string, from: number): string[] {
    const places = fresh.placesOf(table);
    if (places.length === 0) return [];
    return bodiesIn(inBatches.all(JSON.stringify(places), table, from));
  }

  function findPlaced(table: string, { from, command }: Answers): number | undefined {
    return (doneAs.get(table, JSON.stringify(command), from, command) as [number] | undefined)?.[0];
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
    read(table, from) {
      lookAgain();
      return bodiesIn(placed.all(table, from)).concat(readFresh(table, from));
    },
    find(table, answers) {
      lookAgain();
      return findPlaced(table, answers) ?? findIn(readFresh(table, 1), answers);
    },
    latest(table) {
      lookAgain();
      const at = fresh.last(table);
      return at === undefined ? undefined : readFresh(table, at)[0];
    },
  };
}

function bodiesIn(rows: unknown): string[] {
  return (rows as [string][]).map(([body]) => body);
}

function findIn(bodies: readonly string[], { from, command }: Answers): number | undefined {
  return bodies
    .map((body) => JSON.parse(body) as Entry)
    .find(({ answers }) => answers?.from === from && answers.command === command)?.seq;
}
