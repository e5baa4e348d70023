import {
  readAfter,
  readLog,
  replay,
  tableFrom,
  type Entry,
  type Sitting,
} from '@hand-and-foot/table';
import type { Store } from '../store/store.ts';
import { newOneByOne, type OneByOne } from './oneByOne.ts';

/** Tables replayed from their logs, for people who only look. Looking again costs only the new entries. */
export interface Readings {
  /** Undefined if there is none. The next reading changes the result: use it at once. */
  of(table: string): Promise<Sitting | undefined>;
}

/** Readings kept in memory; the least recently used is dropped first. */
const KEPT = 200;
/** Most readings waiting; a list has up to fifty. */
const WAITING = 400;
/** After this many entries, other work gets a turn. */
const AT_ONCE = 100;

export function newReadings(
  store: Pick<Store, 'read'>,
  most = KEPT,
  oneByOne: OneByOne = newOneByOne(WAITING),
): Readings {
  const kept = new Map<string, Promise<Sitting | undefined>>();

  async function begin(table: string): Promise<Sitting | undefined> {
    const [first, ...rest] = readLog(table, await store.read(table, 1));
    if (!first) return undefined;
    const { sitting } = tableFrom([first]);
    return playOn(sitting, rest);
  }

  async function goOn(table: string, sitting: Sitting): Promise<Sitting> {
    return playOn(sitting, readAfter(sitting, await store.read(table, sitting.seq + 1)));
  }

  return {
    async of(table) {
      const before = kept.get(table);
      const now = before
        ? before.then((sitting) =>
            sitting ? goOn(table, sitting) : oneByOne(async () => begin(table)),
          )
        : oneByOne(async () => begin(table));
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

async function playOn(sitting: Sitting, entries: readonly Entry[]): Promise<Sitting> {
  for (const [at, entry] of entries.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setImmediate(resolve));
    replay(sitting, entry);
  }
  return sitting;
}
