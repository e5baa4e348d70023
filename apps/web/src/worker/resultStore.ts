import type { GameResult, Source } from '@hand-and-foot/results';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** Raise it when results are counted differently: then everything is counted again. */
const FORM = 1;

/** A game's result, or why it has none. */
export type StoredOutcome = GameResult | 'unfinished' | 'unreadable';

export interface Kept {
  readonly key: string;
  readonly form: typeof FORM;
  /** When the game itself was last touched; once that differs, it's counted again. */
  readonly touched: number;
  readonly outcome: StoredOutcome;
}

interface Rooms extends DBSchema {
  results: { key: string; value: Kept };
}

/** Results are kept in a database of their own: everything in it follows from the games, so the games never depend on it. */
export interface ResultStore {
  all(): Promise<Map<string, Kept>>;
  keep(key: string, touched: number, outcome: StoredOutcome): Promise<Kept>;
  drop(keys: readonly string[]): Promise<void>;
}

export function keyOf(from: Source, id: string): string {
  return `${from}/${id}`;
}

let opening: Promise<IDBPDatabase<Rooms>> | undefined;

async function rooms(): Promise<IDBPDatabase<Rooms>> {
  opening ??= openDB<Rooms>('hand-and-foot-results', 1, {
    upgrade: (database) => void database.createObjectStore('results', { keyPath: 'key' }),
    // Another tab has a newer version, which mustn't wait for this one.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  return opening.catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
}

export const results: ResultStore = {
  async all() {
    const kept = await (await rooms()).getAll('results');
    return new Map(kept.filter(({ form }) => form === FORM).map((one) => [one.key, one]));
  },
  async keep(key, touched, outcome) {
    const kept = { key, form: FORM, touched, outcome } as const;
    await (await rooms()).put('results', kept);
    return kept;
  },
  async drop(keys) {
    const writing = (await rooms()).transaction('results', 'readwrite');
    await Promise.all([...keys.map(async (key) => writing.store.delete(key)), writing.done]);
  },
};
