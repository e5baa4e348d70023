import { batchOf, itemText, type Batch, type Head } from './batch.ts';

/** New entries, in batches until they're moved into rows. */
export interface Fresh {
  readonly count: number;
  /** The table's last entry number, if it's in a batch. */
  last(table: string): number | undefined;
  /** Adds the entries after `expected`, as JSON, to the current batch. */
  add(table: string, expected: number, bodies: readonly string[]): void;
  /** The batch to store; undefined if nothing was added since the last one. */
  takeBatch(): Batch | undefined;
  /** The taken batch is stored at this place. */
  kept(place: number): void;
  /** Places of batches with the table's entries from this number on. */
  placesOf(table: string, from: number): number[];
  /** All tables with new entries, and the last number of each. */
  lasts(): [table: string, last: number][];
  /** Forgets them all: they can't be moved into rows. */
  giveUp(): void;
  /** Replaces everything known with these batches. */
  load(batches: readonly KeptBatch[]): void;
}

interface KeptBatch {
  readonly place: number;
  readonly heads: readonly Head[];
}

/** One table's new entries, by number only: play doesn't need them again. */
interface Lot {
  last: number;
  /** Place and last entry number of each batch that has any. */
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
