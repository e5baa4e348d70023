import type { Entry, Log } from '@hand-and-foot/table';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { lineAfter } from './lineAfter.ts';
import type { GameOnShelf, Trouble } from './shared/messages.ts';

interface Rooms extends DBSchema {
  /** Every entry of every table's log, by table and number. */
  entries: { key: [string, number]; value: unknown };
  games: { key: string; value: GameOnShelf };
}

/** Storage for this device's games. */
export interface Store {
  readonly log: Log;
  games(): Promise<GameOnShelf[]>;
  /** Keeps the game's line in the list, with what stays as it was; the line as it's kept. */
  shelve(game: GameOnShelf): Promise<GameOnShelf>;
  /** Names a branch. */
  rename(id: string, name: string): Promise<void>;
  forget(id: string): Promise<void>;
}

export async function openStore(name = 'hand-and-foot'): Promise<Store> {
  const rooms = await openDB<Rooms>(name, 1, {
    upgrade(database) {
      database.createObjectStore('entries');
      database.createObjectStore('games', { keyPath: 'id' });
    },
    // Another tab has a newer version, which mustn't wait for this one.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  return {
    log: {
      append: async (table, expected, entries) => append(rooms, table, expected, entries),
      read: async (table, from) => rooms.getAll('entries', allOf(table, from)),
    },
    games: async () => rooms.getAll('games'),
    async shelve(game) {
      // In one transaction, so a game being deleted isn't put back.
      const writing = rooms.transaction('games', 'readwrite');
      const before = await writing.store.get(game.id);
      const kept = lineAfter(before, game);
      await writing.store.put(kept);
      await writing.done;
      return kept;
    },
    async rename(id, called) {
      const writing = rooms.transaction('games', 'readwrite');
      const game = await writing.store.get(id);
      if (game?.branch)
        await writing.store.put({ ...game, branch: { ...game.branch, name: called } });
      await writing.done;
    },
    forget: async (id) => {
      const both = rooms.transaction(['entries', 'games'], 'readwrite');
      await Promise.all([
        both.objectStore('entries').delete(allOf(id)),
        both.objectStore('games').delete(id),
        both.done,
      ]);
    },
  };
}

const allOf = (table: string, from = 0): IDBKeyRange =>
  IDBKeyRange.bound([table, from], [table, Number.MAX_SAFE_INTEGER]);

/** Only on disk is an entry safe from a dead battery. */
const SAFELY: IDBTransactionOptions = { durability: 'strict' };

async function append(
  rooms: IDBPDatabase<Rooms>,
  table: string,
  expected: number,
  entries: readonly Entry[],
): Promise<'ok' | 'conflict'> {
  const writing = rooms.transaction('entries', 'readwrite', SAFELY);
  const last = await writing.store.openKeyCursor(allOf(table), 'prev');
  if ((last?.key[1] ?? 0) !== expected) {
    await writing.done;
    return 'conflict';
  }
  await Promise.all([
    ...entries.map(async (entry) => writing.store.add(entry, [table, entry.seq])),
    writing.done,
  ]);
  return 'ok';
}

/** The meaning of an error for the person. */
export function troubleOf(error: unknown): Trouble {
  // By its name, because the log's reader loads only when there's one to read.
  if (error instanceof Error && error.name === 'Corrupt') return 'damaged';
  if (!(error instanceof DOMException)) return 'fault';
  return error.name === 'QuotaExceededError' ? 'storeFull' : 'storeClosed';
}
