import { batchOf, itemText, type Batch, type Head } from './batch.ts';

/** Entries that lie in batches, as they came in, before they are put in their places. */
export interface Fresh {
  readonly count: number;
  /** The number of the table's last entry, if that is fresh. */
  last(table: string): number | undefined;
  /** Adds the entries after `expected`, as JSON, to the batch that is being made. */
  add(table: string, expected: number, bodies: readonly string[]): void;
  /** The batch as it is stored; undefined if nothing was added since the last time. */
  takeBatch(): Batch | undefined;
  /** The batch that was taken is stored in this place. */
  kept(place: number): void;
  /** Where the batches are that have entries of the table from this number on. */
  placesOf(table: string, from: number): number[];
  /** All tables that have fresh entries, each with the number of its last. */
  lasts(): [table: string, last: number][];
  /** Counts none of them: they cannot be put in their places. */
  giveUp(): void;
  /** Forgets all it knows, and knows these batches instead. */
  load(batches: readonly KeptBatch[]): void;
}

interface KeptBatch {
  readonly place: number;
  readonly heads: readonly Head[];
}

/** The fresh entries of one table. The entries themselves are not kept at hand: whoever plays has no need of them. */
interface Lot {
  last: number;
  /** Of each batch that has any, its place and the last of them. */
  readonly places: number[];
  readonly lasts: number[];
}

export function newFresh(): Fresh {
  const lots = new Map<string, Lot>();
  let count = 0;
  let batch: string[] = [];
  let heads: Head[] = [];
  let inBatch: Lot[] = [];

  function noted(table: string, last: number): Lot {
    let lot = lots.get(table);
    if (lot) lot.last = last;
    else lots.set(table, (lot = { last, places: [], lasts: [] }));
    return lot;
  }

  function put({ last, places, lasts }: Lot, place: number): void {
    if (places.at(-1) !== place) places.push(place);
    lasts[places.length - 1] = last;
  }

  return {
    get count() {
      return count;
    },
    last: (table) => lots.get(table)?.last,
    add(table, expected, bodies) {
      const last = expected + bodies.length;
      inBatch.push(noted(table, last));
      heads.push([table, last, bodies.length]);
      count += bodies.length;
      for (const body of bodies) batch.push(itemText(table, body));
    },
    takeBatch() {
      if (batch.length === 0) return undefined;
      const taken = batchOf(batch, heads);
      batch = [];
      heads = [];
      return taken;
    },
    kept(place) {
      for (const lot of inBatch) put(lot, place);
      inBatch = [];
    },
    placesOf(table, from) {
      const lot = lots.get(table);
      return lot ? lot.places.filter((_, i) => lot.lasts[i]! >= from) : [];
    },
    lasts: () => [...lots].map(([table, { last }]) => [table, last]),
    giveUp() {
      count = 0;
    },
    load(batches) {
      lots.clear();
      count = 0;
      batch = [];
      heads = [];
      inBatch = [];
      for (const { place, heads: known } of batches)
        for (const [table, last, its] of known) {
          put(noted(table, last), place);
          count += its;
        }
    },
  };
}
