import { Corrupt, readLog, type Entry } from '@hand-and-foot/table';
import type { Surroundings } from './ports.ts';
import { FORSAKEN_AFTER, HOLD } from './times.ts';

/** Drops tables that never had a deal and have been idle for long. */
export async function clearAway(
  { store, clock, node }: Pick<Surroundings, 'store' | 'clock' | 'node'>,
  isAtHand: (table: string) => boolean,
): Promise<void> {
  async function isForsaken(table: string): Promise<boolean> {
    const entries = await whole(table);
    const last = entries.at(-1)?.at ?? Infinity;
    const isDealt = entries.some(({ entry }) => entry === 'dealt');
    return !isDealt && last <= clock.date() - FORSAKEN_AFTER;
  }

  /** A damaged log is kept, because somebody may mend it. */
  async function whole(table: string): Promise<Entry[]> {
    try {
      return readLog(table, await store.read(table, 1));
    } catch (error) {
      if (error instanceof Corrupt) return [];
      throw error;
    }
  }

  for (const table of await store.undealt()) {
    if (isAtHand(table) || !(await isForsaken(table))) continue;
    const hold = await store.take(table, node, HOLD);
    if (!hold) continue;
    // Somebody may have come before we took it.
    if (!isAtHand(table) && (await isForsaken(table))) await store.drop(hold);
    await store.release(hold);
  }
}
