import { merge, type PadLog } from '@hand-and-foot/scorepad';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { heldFor, holdOn } from './unkept.ts';

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

async function rooms(): Promise<IDBPDatabase<Rooms>> {
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

export async function readPads(): Promise<KeptPad[]> {
  return (await rooms()).getAll('pads');
}

export async function readPad(id: string): Promise<KeptPad | undefined> {
  const held = heldFor(id);
  if (held.entries.length > 0) {
    await keepEntries(id, held.entries, Date.now());
    held.letGo();
  }
  return (await rooms()).get('pads', id);
}

/** Adds entries to the stored ones, including another tab's. */
export async function keepEntries(id: string, entries: PadLog, now: number): Promise<void> {
  const arrived = holdOn(id, entries);
  const writing = (await rooms()).transaction('pads', 'readwrite', { durability: 'strict' });
  const before = await writing.store.get(id);
  const kept: KeptPad = {
    ...before,
    id,
    begun: before?.begun ?? now,
    touched: now,
    log: merge(before?.log ?? [], entries),
  };
  await writing.store.put(kept);
  await writing.done;
  arrived();
}

export async function markShared(id: string): Promise<void> {
  const writing = (await rooms()).transaction('pads', 'readwrite');
  const before = await writing.store.get(id);
  if (before) await writing.store.put({ ...before, shared: true });
  await writing.done;
}

/** Stores a whole pad, as from a file. */
export async function keepWhole(pad: KeptPad): Promise<void> {
  await (await rooms()).put('pads', pad);
}

export async function deletePad(id: string): Promise<void> {
  await (await rooms()).delete('pads', id);
  heldFor(id).letGo();
}
