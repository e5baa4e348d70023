import type { Row } from './rows.ts';

/** Entries that lie in batches, as they came in, before they are put in their places. */
export interface Fresh {
  readonly count: number;
  /** The number of the table's last entry, if that is fresh. */
  last(table: string): number | undefined;
  /** The number of the entry that answers the command, if that is fresh. */
  find(table: string, command: string): number | undefined;
  add(table: string, rows: readonly Row[]): void;
  /** What was added since the last time, as it is stored; undefined if nothing was. */
  takeBatch(): string | undefined;
  read(table: string, from: number): string[];
  /** Forgets all it knows, and knows these batches instead. */
  load(batches: readonly string[]): void;
}

/** The fresh entries of one table. */
interface Lot {
  /** The table as it stands in a batch. */
  readonly table: string;
  readonly rows: Row[];
  readonly commands: Map<string, number>;
}

/** An entry in a batch: its table, number and command, and then the entry itself. */
type Packed = readonly [table: string, seq: number, command: string | null, entry: unknown];

export function newFresh(): Fresh {
  const lots = new Map<string, Lot>();
  let count = 0;
  let batch: string[] = [];

  function lotOf(table: string): Lot {
    let lot = lots.get(table);
    if (!lot)
      lots.set(table, (lot = { table: JSON.stringify(table), rows: [], commands: new Map() }));
    return lot;
  }

  function note({ rows, commands }: Lot, row: Row): void {
    rows.push(row);
    if (row.command !== null) commands.set(row.command, row.seq);
    count++;
  }

  return {
    get count() {
      return count;
    },
    last: (table) => lots.get(table)?.rows.at(-1)!.seq,
    find: (table, command) => lots.get(table)?.commands.get(command),
    add(table, rows) {
      const lot = lotOf(table);
      for (const row of rows) {
        note(lot, row);
        batch.push(`[${lot.table},${row.seq},${JSON.stringify(row.command)},${row.body}]`);
      }
    },
    takeBatch() {
      if (batch.length === 0) return undefined;
      const taken = `[${batch.join()}]`;
      batch = [];
      return taken;
    },
    read(table, from) {
      const rows = lots.get(table)?.rows ?? [];
      return rows.filter(({ seq }) => seq >= from).map(({ body }) => body);
    },
    load(batches) {
      lots.clear();
      count = 0;
      batch = [];
      for (const text of batches)
        for (const [table, seq, command, entry] of JSON.parse(text) as Packed[])
          note(lotOf(table), { seq, command, body: JSON.stringify(entry) });
    },
  };
}
