import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { Corrupt, type Asked, type Entry } from '@hand-and-foot/table';
import { headsIn, itemsIn, type Head } from './batch.ts';
import { areAll, BATCHES } from './batches.ts';
import { isDamage } from './damage.ts';
import { entryStatements, type EntryStatements } from './entryStatements.ts';
import { newFresh } from './fresh.ts';
import type { Hold } from './store.ts';

/** The last entries are gone and nobody knows whose: no table can be told from a whole one. */
class Gone extends Error {
  override name = 'Gone';

  constructor(options?: ErrorOptions) {
    super(
      'The newest entries of some tables are gone from the file. There’s no telling which tables.',
      options,
    );
  }
}

type Row = [seq: number, body: string];

/** Most entries outside of rows: they're moved all at once, and somebody's action waits for it. */
const MOST_FRESH = 16_384;

/** Entries of all tables. Writes run inside transactions that others manage. */
export class Entries {
  private readonly database: DatabaseSyncInstance;
  private readonly sql: EntryStatements;
  private readonly lots = newFresh();
  private readonly epochs = new Map<string, number | undefined>();
  /** The version all of this is valid for. */
  private known: number | undefined;
  /** The number of batches, and the last place that was ever used. */
  private lying = 0;
  private lastPlace = 0;

  constructor(database: DatabaseSyncInstance) {
    this.database = database;
    this.sql = entryStatements(database);
  }

  /** Entries that aren't in rows yet. */
  get fresh(): number {
    return this.lots.count;
  }

  /** Called first in every transaction. */
  begin(): void {
    this.lookAgain();
    if (this.lots.count >= MOST_FRESH) this.settle();
  }

  /** Called last in every transaction. */
  end(): void {
    this.keep();
  }

  append(
    table: string,
    { epoch }: Hold,
    expected: number,
    bodies: readonly string[],
  ): 'ok' | 'conflict' | 'lost' {
    if (this.epochNow(table) !== epoch) return 'lost';
    if (this.last(table) !== expected) return 'conflict';
    this.lots.add(table, expected, bodies);
    return 'ok';
  }

  /** The transaction was rolled back. */
  undone(): void {
    this.known = undefined;
  }

  /** This transaction changes something besides entries. */
  changed(): void {
    this.epochs.clear();
  }

  /** The entry appended for the command, from this number on. */
  find(table: string, asked: Asked, from: number): number | undefined {
    // Lookups are rare and writes aren't, so there's no index of commands.
    return findIn(this.read(table, from), asked);
  }

  /** A table's last entry, if it's in a batch. */
  latest(table: string): string | undefined {
    this.lookAgain();
    const at = this.lots.last(table);
    return at === undefined ? undefined : this.rowsOf(table, at)[0]?.[1];
  }

  private lookAgain(): void {
    const [now] = this.sql.version.get() as [number];
    if (now === this.known) return;
    this.epochs.clear();
    const kept = this.batches();
    this.lots.load(kept);
    this.lying = kept.length;
    this.lastPlace = Math.max(this.head(BATCHES.last), kept.at(-1)?.place ?? 0);
    this.known = now;
  }

  /** Throws Gone if one is missing or can't tell its tables. */
  private batches(): { place: number; heads: readonly Head[] }[] {
    try {
      const places = (this.sql.allPlaces.all() as [number][]).map(([place]) => place);
      if (!areAll(places, this.head(BATCHES.count), this.head(BATCHES.last))) throw new Gone();
      return places.map((place) => {
        const { body, heads } = this.batchIn(place);
        const found = headsIn(body, heads);
        if (!found) throw new Gone();
        return { place, heads: found };
      });
    } catch (error) {
      throw isDamage(error) ? new Gone({ cause: error }) : error;
    }
  }

  private batchIn(place: number): { body?: unknown; heads?: unknown } {
    return (this.sql.batchAt.get(place) as object | undefined) ?? {};
  }

  private epochNow(table: string): number | undefined {
    if (!this.epochs.has(table))
      this.epochs.set(table, (this.sql.epochOf.get(table) as [number] | undefined)?.[0]);
    return this.epochs.get(table);
  }

  private last(table: string): number {
    return (
      this.lots.last(table) ??
      Math.max((this.sql.lastPlaced.get(table) as [number | null])[0] ?? 0, this.head(table))
    );
  }

  /** The table's last entry when its entries were last moved into rows. */
  private head(table: string): number {
    return (this.sql.headOf.get(table) as [number] | undefined)?.[0] ?? 0;
  }

  /** Throws Corrupt if written entries are missing. */
  read(table: string, from: number): string[] {
    try {
      this.lookAgain();
    } catch (error) {
      throw error instanceof Gone ? new Corrupt(from, error.message) : error;
    }
    // Read first: a moment later there may be more, but never fewer.
    const written = this.lots.last(table) ?? this.head(table);
    const rows = this.rowsOf(table, from);
    const found = rows.at(-1)?.[0] ?? from - 1;
    if (found < written) throw new Corrupt(found + 1, 'It was saved, but it’s gone.');
    return rows.map(([, body]) => body);
  }

  private rowsOf(table: string, from: number): Row[] {
    const places = this.lots.placesOf(table, from);
    try {
      const rows =
        places.length === 0
          ? this.sql.readPlaced.all(table, from)
          : this.sql.readAll.all(table, from, JSON.stringify(places));
      return rows as Row[];
    } catch (error) {
      if (!isDamage(error)) throw error;
      return this.pickedOut(table, from, places, error);
    }
  }

  /** A table's readable entries when a batch is damaged. */
  private pickedOut(table: string, from: number, places: readonly number[], why: Error): Row[] {
    try {
      const inPlace = this.sql.readPlaced.all(table, from) as Row[];
      const picked = places
        .flatMap((place) => itemsIn(this.batchIn(place).body))
        .filter((item) => item.table === table && item.seq >= from)
        .map(({ seq, body }): Row => [seq, body]);
      return [...inPlace, ...picked].sort(([one], [other]) => one - other);
    } catch {
      throw new Corrupt(from, `The file is damaged there (${why.message}).`);
    }
  }

  private keep(): void {
    const batch = this.lots.takeBatch();
    if (batch === undefined) return;
    this.sql.insertBatch.run(++this.lastPlace, batch.body, batch.heads);
    this.lots.kept(this.lastPlace);
    this.sql.noteBatches.run(++this.lying, this.lastPlace);
  }

  /** Moves fresh entries into rows. */
  settle(): void {
    this.keep();
    const heads = JSON.stringify(this.lots.lasts());
    const left = this.settled(null)
      ? []
      : this.batches().filter(({ place }) => !this.settled(place));
    this.sql.setHeads.run(heads);
    this.lots.load(left);
    this.lying = left.length;
    this.sql.noteBatches.run(this.lying, this.lastPlace);
    if (left.length > 0) this.lots.giveUp();
  }

  /** Moves one batch or all into rows; false if one is damaged, which stays as it is. */
  private settled(place: number | null): boolean {
    this.database.exec('savepoint settling');
    try {
      this.sql.put.run(place);
      this.sql.clear.run(place);
      this.database.exec('release settling');
      return true;
    } catch (error) {
      if (!isDamage(error)) throw error;
      this.database.exec('rollback to settling; release settling');
      return false;
    }
  }
}

function findIn(bodies: readonly string[], { from, command }: Asked): number | undefined {
  // Entries without the id anywhere needn't be parsed.
  const id = JSON.stringify(command);
  return bodies
    .filter((body) => body.includes(id))
    .map((body) => JSON.parse(body) as Entry)
    .find(({ answers }) => answers?.from === from && answers.command === command)?.seq;
}
