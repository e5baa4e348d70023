import { readAfter, readLog, replay, tableFrom, type Sitting } from '@hand-and-foot/table';
import type { Store } from '../store/store.ts';

/** Tables as their logs have them, for those who only look. To look again costs what has happened since. */
export interface Readings {
  /** Undefined if there is none. What is given back goes on with the next reading: use it at once. */
  of(table: string): Promise<Sitting | undefined>;
}

/** How many are kept at hand; the one that was looked at longest ago is forgotten first. */
const KEPT = 200;

export function newReadings(store: Pick<Store, 'read'>, most = KEPT): Readings {
  const kept = new Map<string, Promise<Sitting | undefined>>();

  async function begin(table: string): Promise<Sitting | undefined> {
    // A whole game takes a while, and a list has many: between two of them others have their turn.
    await new Promise((resolve) => setImmediate(resolve));
    const entries = readLog(table, await store.read(table, 1));
    return entries.length === 0 ? undefined : tableFrom(entries).sitting;
  }

  async function goOn(table: string, sitting: Sitting): Promise<Sitting> {
    for (const entry of readAfter(sitting, await store.read(table, sitting.seq + 1)))
      replay(sitting, entry);
    return sitting;
  }

  return {
    async of(table) {
      const before = kept.get(table);
      const now = before
        ? before.then((sitting) => (sitting ? goOn(table, sitting) : begin(table)))
        : begin(table);
      kept.delete(table);
      kept.set(table, now);
      if (kept.size > most) kept.delete(kept.keys().next().value!);
      let isThere = false;
      try {
        const sitting = await now;
        isThere = sitting !== undefined;
        return sitting;
      } finally {
        if (!isThere && kept.get(table) === now) kept.delete(table);
      }
    },
  };
}
