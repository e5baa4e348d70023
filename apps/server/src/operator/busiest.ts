/** How much a table has asked of the store lately. */
interface Busy {
  readonly table: string;
  /** Entries it appended. */
  readonly appends: number;
  /** How long they took on average, in milliseconds. */
  readonly mean: number;
}

/** The tables that write the most, of those that wrote lately. */
export interface Busiest {
  note(table: string, milliseconds: number): void;
  /** What is past counts half as much from now on; done about once a minute. */
  fade(): void;
  top(most: number): Busy[];
}

/** Whoever writes so seldom is forgotten. */
const FORGOTTEN = 0.5;

export function newBusiest(): Busiest {
  const tables = new Map<string, { appends: number; spent: number }>();
  return {
    note(table, milliseconds) {
      const known = tables.get(table);
      if (known) {
        known.appends++;
        known.spent += milliseconds;
      } else tables.set(table, { appends: 1, spent: milliseconds });
    },
    fade() {
      for (const [table, known] of tables) {
        known.appends /= 2;
        known.spent /= 2;
        if (known.appends < FORGOTTEN) tables.delete(table);
      }
    },
    top(most) {
      return [...tables]
        .sort(([, a], [, b]) => b.spent - a.spent)
        .slice(0, most)
        .map(([table, { appends, spent }]) => ({
          table,
          appends: Math.round(appends),
          mean: Math.round((spent / appends) * 10) / 10,
        }));
    },
  };
}
