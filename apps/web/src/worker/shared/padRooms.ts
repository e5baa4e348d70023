import type { PadLog } from '@hand-and-foot/scorepad';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** A pad as this device stores it. */
export interface KeptPad {
  readonly id: string;
  readonly begun: number;
  readonly touched: number;
  readonly log: PadLog;
  /** Whether other phones have it too, through the server. */
  readonly shared?: boolean;
}

interface Rooms extends DBSchema {
  pads: { key: string; value: KeptPad };
}

let opening: Promise<IDBPDatabase<Rooms>> | undefined;

/** This device's pads; the page writes them, and the worker counts them. */
export async function padRooms(): Promise<IDBPDatabase<Rooms>> {
  opening ??= openDB<Rooms>('hand-and-foot-pads', 1, {
    upgrade: (database) => void database.createObjectStore('pads', { keyPath: 'id' }),
    // Another tab has a newer version, which mustn't wait for this one.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  return opening.catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
}
