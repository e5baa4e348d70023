import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { Corrupt, type Asked, type Entry } from '@hand-and-foot/table';
import { headsOf, itemsIn, type Head } from './batch.ts';
import { isDamage } from './damage.ts';
import { newFresh } from './fresh.ts';
import type { Hold } from './store.ts';

/** Entries of all tables. Writes run inside transactions that others manage. */
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
  /** Entries that aren't in rows yet. */
  readonly fresh: number;
  /** Moves them into rows. */
  settle(): void;
  /** The transaction was rolled back. */
  undone(): void;
  /** This transaction changes something besides entries. */
  changed(): void;
  /** Throws Corrupt if written entries are missing. */
  read(table: string, from: number): string[];
  /** The entry appended for the command, from this number on. */
  find(table: string, asked: Asked, from: number): number | undefined;
  /** A table's last entry, if it's in a batch. */
  latest(table: string): string | undefined;
}

/** Names for the number of batches and for the last place that was ever used. */
export const BATCHES = { count: ':count', last: ':last' } as const;

/** Whether these batches are all there should be: a stale page may show some that are long gone. */
export function areAll(places: readonly number[], count: number, last: number): boolean {
  const areInOrder = places.every((place, at) => at === 0 || place > places[at - 1]!);
  return areInOrder && places.length >= count && (count === 0 || places.at(-1)! >= last);
}

/** The last entries are gone and nobody knows whose: no table can be told from a whole one. */
class Gone extends Error {
  override name = 'Gone';

  constructor(options?: ErrorOptions) {
    super(
      'The newest entries of some tables are gone from the file, nobody knows of which.',
      options,
    );
  }
}

type Row = [seq: number, body: string];

/** Most entries outside of rows: they're moved all at once, and somebody's action waits for it. */
const MOST_FRESH = 16_384;

/** Statements that run for every action, prepared once. */
export function entriesIn(database: DatabaseSyncInstance): Entries {
  const insertBatch = database.prepare('insert into batches (place, body, heads) values (?, ?, ?)');
  const allPlaces = database.prepare('select place from batches order by place');
  const batchAt = database.prepare('select body, heads from batches where place = ?');
  // All batches, or the one at a place.
  const some = 'where ?1 is null or place = ?1';
  const clear = database.prepare(`delete from batches ${some}`);
  const put = database.prepare(
    `insert into entries (table_id, seq, body)
      select value ->> 0, value ->> '$[1].seq', value -> 1
      from (select body as batch from batches ${some}), json_each(batch) order by 1, 2`,
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

  const fresh = newFresh();
  const epochs = new Map<string, number | undefined>();
  /** The version all of this is valid for. */
  let known: number | undefined;
  /** The number of batches, and the last place that was ever used. */
  let lying = 0;
  let lastPlace = 0;

  function lookAgain(): void {
    const [now] = version.get() as [number];
    if (now === known) return;
    epochs.clear();
    const kept = batches();
    fresh.load(kept);
    lying = kept.length;
    lastPlace = Math.max(head(BATCHES.last), kept.at(-1)?.place ?? 0);
    known = now;
  }

  /** Throws Gone if one is missing or can't tell its tables. */
  function batches(): { place: number; heads: readonly Head[] }[] {
    try {
      const places = (allPlaces.all() as [number][]).map(([place]) => place);
      if (!areAll(places, head(BATCHES.count), head(BATCHES.last))) throw new Gone();
      return places.map((place) => {
        const { body, heads } = batchIn(place);
        const found = headsOf(body, heads);
        if (!found) throw new Gone();
        return { place, heads: found };
      });
    } catch (error) {
      throw isDamage(error) ? new Gone({ cause: error }) : error;
    }
  }

  function batchIn(place: number): { body?: unknown; heads?: unknown } {
    return (batchAt.get(place) as object | undefined) ?? {};
  }

  function epochNow(table: string): number | undefined {
    if (!epochs.has(table)) epochs.set(table, (epochOf.get(table) as [number] | undefined)?.[0]);
    return epochs.get(table);
  }

  function last(table: string): number {
    return (
      fresh.last(table) ?? Math.max((lastPlaced.get(table) as [number | null])[0] ?? 0, head(table))
    );
  }

  /** The table's last entry when its entries were last moved into rows. */
  function head(table: string): number {
    return (headOf.get(table) as [number] | undefined)?.[0] ?? 0;
  }

  function read(table: string, from: number): string[] {
    try {
      lookAgain();
    } catch (error) {
      throw error instanceof Gone ? new Corrupt(from, error.message) : error;
    }
    // Read first: a moment later there may be more, but never fewer.
    const written = fresh.last(table) ?? head(table);
    const rows = rowsOf(table, from);
    const found = rows.at(-1)?.[0] ?? from - 1;
    if (found < written) throw new Corrupt(found + 1, 'It was written, and is gone.');
    return rows.map(([, body]) => body);
  }

  function rowsOf(table: string, from: number): Row[] {
    const places = fresh.placesOf(table, from);
    try {
      const rows =
        places.length === 0
          ? readPlaced.all(table, from)
          : readAll.all(table, from, JSON.stringify(places));
      return rows as Row[];
    } catch (error) {
      if (!isDamage(error)) throw error;
      return pickedOut(table, from, places, error);
    }
  }

  /** A table's readable entries when a batch is damaged. */
  function pickedOut(table: string, from: number, places: readonly number[], why: Error): Row[] {
    try {
      const inPlace = readPlaced.all(table, from) as Row[];
      const picked = places
        .flatMap((place) => itemsIn(batchIn(place).body))
        .filter((item) => item.table === table && item.seq >= from)
        .map(({ seq, body }): Row => [seq, body]);
      return [...inPlace, ...picked].sort(([one], [other]) => one - other);
    } catch {
      throw new Corrupt(from, `The file is damaged where it lies (${why.message}).`);
    }
  }

  function keep(): void {
    const batch = fresh.takeBatch();
    if (batch === undefined) return;
    insertBatch.run(++lastPlace, batch.body, batch.heads);
    fresh.kept(lastPlace);
    noteBatches.run(++lying, lastPlace);
  }

  function settle(): void {
    keep();
    const heads = JSON.stringify(fresh.lasts());
    const left = settled(null) ? [] : batches().filter(({ place }) => !settled(place));
    setHeads.run(heads);
    fresh.load(left);
    lying = left.length;
    noteBatches.run(lying, lastPlace);
    if (left.length > 0) fresh.giveUp();
  }

  /** Moves one batch or all into rows; false if one is damaged, which stays as it is. */
  function settled(place: number | null): boolean {
    database.exec('savepoint settling');
    try {
      put.run(place);
      clear.run(place);
      database.exec('release settling');
      return true;
    } catch (error) {
      if (!isDamage(error)) throw error;
      database.exec('rollback to settling; release settling');
      return false;
    }
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
    // Lookups are rare and writes aren't, so there's no index of commands.
    find: (table, asked, from) => findIn(read(table, from), asked),
    latest(table) {
      lookAgain();
      const at = fresh.last(table);
      return at === undefined ? undefined : rowsOf(table, at)[0]?.[1];
    },
  };
}

function findIn(bodies: readonly string[], { from, command }: Asked): number | undefined {
  // Entries without the id anywhere needn't be parsed.
  const id = JSON.stringify(command);
  return bodies
    .filter((body) => body.includes(id))
    .map((body) => JSON.parse(body) as Entry)
    .find(({ answers }) => answers?.from === from && answers.command === command)?.seq;
}
