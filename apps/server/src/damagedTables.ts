import type { Corrupt } from '@hand-and-foot/table';

/** Tables found damaged since the server started. */
export interface DamagedTables {
  readonly count: number;
  /** Reports a table only once, because players try again and again. */
  note(table: string, error: Corrupt): void;
}

export function newDamagedTables(say: (table: string, error: Corrupt) => void): DamagedTables {
  const known = new Set<string>();
  return {
    get count() {
      return known.size;
    },
    note(table, error) {
      if (known.has(table)) return;
      known.add(table);
      say(table, error);
    },
  };
}
