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
  /** Where the batches are that have entries of the table from this number on. */
  placesOf(table: string, from: number): number[];
  /** Forgets all it knows, and knows these batches instead. */
  load(batches: readonly Batch[]): void;
}

export type Batch = readonly [place: number, body: string];

/** What a batch is made of. */
type Packed = readonly [table: string, entry: { readonly seq: number }];

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
      for (const lot of inBatch) put(lot, place);
      inBatch = [];
    },
    placesOf(table, from) {
      const lot = lots.get(table);
      return lot ? lot.places.filter((_, i) => lot.lasts[i]! >= from) : [];
    },
    load(batches) {
      lots.clear();
      count = 0;
      batch = [];
      inBatch = [];
      for (const [place, body] of batches)
        for (const [table, { seq }] of JSON.parse(body) as Packed[]) {
          put(noted(table, seq), place);
          count++;
        }
    },
  };
}
