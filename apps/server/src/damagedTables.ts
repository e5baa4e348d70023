import type { Corrupt } from '@hand-and-foot/table';

/** The tables that turned out to be damaged since the server was started. */
export interface DamagedTables {
  readonly count: number;
  /** Says so the first time: whoever wants to play there tries again and again. */
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
