import { readEntry, type PadLog } from '@hand-and-foot/scorepad';

const PREFIX = 'hand-and-foot.pad-unkept.';

/**
 * Remembers entries on their way to the store: if the page closes at that moment, it finds them again. The returned
 * function forgets them once they've arrived.
 */
export function holdOn(id: string, entries: PadLog): () => void {
  const [first] = entries;
  if (!first) return () => undefined;
  const key = `${PREFIX}${id}.${first.device}.${first.count}`;
  try {
    localStorage.setItem(key, JSON.stringify(entries));
  } catch {
    // The store itself may still have room.
  }
  return () => letGo([key]);
}

/** Entries that were on their way to this pad. */
export function heldFor(id: string): { entries: PadLog; letGo: () => void } {
  const keys = keysFor(id);
  return { entries: keys.flatMap(entriesUnder), letGo: () => letGo(keys) };
}

function keysFor(id: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX}${id}.`));
  } catch {
    return [];
  }
}

function entriesUnder(key: string): PadLog {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? '[]') as unknown[];
    return found.flatMap((entry) => readEntry(entry) ?? []);
  } catch {
    return [];
  }
}

function letGo(keys: readonly string[]): void {
  try {
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // Then nothing was remembered either.
  }
}
