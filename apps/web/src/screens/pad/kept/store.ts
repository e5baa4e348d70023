import { merge, type PadLog } from '@hand-and-foot/scorepad';
import { padRooms, type KeptPad } from '../../../worker/shared/padRooms.ts';
import { heldFor, holdOn } from './unkept.ts';

export async function readPads(): Promise<KeptPad[]> {
  return (await padRooms()).getAll('pads');
}

export async function readPad(id: string): Promise<KeptPad | undefined> {
  const held = heldFor(id);
  if (held.entries.length > 0) {
    await keepEntries(id, held.entries, Date.now());
    held.letGo();
  }
  return (await padRooms()).get('pads', id);
}

/** Adds entries to the stored ones, including another tab's. */
export async function keepEntries(id: string, entries: PadLog, now: number): Promise<void> {
  const arrived = holdOn(id, entries);
  const writing = (await padRooms()).transaction('pads', 'readwrite', { durability: 'strict' });
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
  const writing = (await padRooms()).transaction('pads', 'readwrite');
  const before = await writing.store.get(id);
  if (before) await writing.store.put({ ...before, shared: true });
  await writing.done;
}

/** Stores a whole pad, as from a file. */
export async function keepWhole(pad: KeptPad): Promise<void> {
  await (await padRooms()).put('pads', pad);
}

export async function deletePad(id: string): Promise<void> {
  await (await padRooms()).delete('pads', id);
  heldFor(id).letGo();
}
