/** Entries that lie in batches, as they came in, before they are put in their places. */
export interface Fresh {
  readonly count: number;
  /** The number of the table's last entry, if that is fresh. */
  last(table: string): number | undefined;
  /** Adds the entries after `expected`, as JSON, to the batch that is being made. */
  add(table: string, expected: number, bodies: readonly string[]): void;
  /** The batch as it is stored; undefined if nothing was added since the last time. */
  takeBatch(): string | undefined;
  /** The batch that was taken is stored in this place. */
  kept(place: number): void;
  /** Where the batches are that have entries of the table. */
  placesOf(table: string): readonly number[];
  /** Forgets all it knows, and knows these batches instead. */
  load(batches: readonly Batch[]): void;
}

export type Batch = readonly [place: number, body: string];

/** What a batch is made of. */
type Packed = readonly [table: string, entry: { readonly seq: number }];

/** The fresh entries of one table. The entries themselves are not kept at hand: they are read only when it is opened. */
interface Lot {
  last: number;
  readonly places: number[];
}

export function newFresh(): Fresh {
  const lots = new Map<string, Lot>();
  let count = 0;
  let batch: string[] = [];
  let inBatch: Lot[] = [];

  function noted(table: string, last: number): Lot {
    let lot = lots.get(table);
    if (lot) lot.last = last;
    else lots.set(table, (lot = { last, places: [] }));
    return lot;
  }

  function lie(lot: Lot, place: number): void {
    if (lot.places.at(-1) !== place) lot.places.push(place);
  }

  return {
    get count() {
      return count;
    },
    last: (table) => lots.get(table)?.last,
    add(table, expected, bodies) {
      inBatch.push(noted(table, expected + bodies.length));
      count += bodies.length;
      for (const body of bodies) batch.push(`[${JSON.stringify(table)},${body}]`);
    },
    takeBatch() {
      if (batch.length === 0) return undefined;
      const taken = `[${batch.join()}]`;
      batch = [];
      return taken;
    },
    kept(place) {
      for (const lot of inBatch) lie(lot, place);
      inBatch = [];
    },
    placesOf: (table) => lots.get(table)?.places ?? [],
    load(batches) {
      lots.clear();
      count = 0;
      batch = [];
      inBatch = [];
      for (const [place, body] of batches)
        for (const [table, { seq }] of JSON.parse(body) as Packed[]) {
          lie(noted(table, seq), place);
          count++;
        }
    },
  };
}
