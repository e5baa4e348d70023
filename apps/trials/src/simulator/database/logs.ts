import { commandKey, Corrupt, type Entry } from '@hand-and-foot/table';
import { valueIn, type Hold, type Store } from '@hand-and-foot/server/parts';
import type { StorageFault } from '../storageFaults.ts';
import type { Calls } from './calls.ts';
import type { Kept, Shelves } from './shelves.ts';

/** Writing this kills the node. */
export const POISON = 'poison';

function isPoison(entry: Entry): boolean {
  return entry.entry === 'said' && entry.text === POISON;
}

/** A log's bad luck. */
export interface Mishaps {
  /** Reports the node that was about to write a command that ends it. */
  poisoned: (node: string) => void;
  /** The disk's damage to these tables' rows when they're read. */
  readonly damaged: Map<string, StorageFault>;
}

export function writtenIn({ logs }: Shelves, table: string): Kept[] {
  return logs.get(table) ?? [];
}

/** A table's entries as the disk returns them. */
function rowsOf(
  { damaged }: Mishaps,
  shelves: Shelves,
  table: string,
): readonly (string | undefined)[] {
  const textsOf = (id: string): string[] => writtenIn(shelves, id).map(({ text }) => text);
  const fault = damaged.get(table);
  if (!fault) return textsOf(table);
  const other = [...shelves.logs.keys()].find((id) => id !== table);
  return fault(textsOf(table), other === undefined ? [] : textsOf(other));
}

export function logStore(
  mishaps: Mishaps,
  shelves: Shelves,
  { read, write }: Calls,
  node: string,
): Pick<Store, 'append' | 'read' | 'find' | 'undealt' | 'drop'> {
  const { logs, leases, letters, notes } = shelves;
  return {
    append: async (table, hold, expected, entries) =>
      write(() => {
        if (!entries.some(isPoison)) return append(shelves, node, table, hold, expected, entries);
        // It hears no answer any more.
        mishaps.poisoned(node);
        return 'lost';
      }),
    async read(table, from) {
      const { rows, written } = await read(() => ({
        rows: rowsOf(mishaps, shelves, table),
        written: writtenIn(shelves, table).length,
      }));
      // Real stores keep the last entry's number next to the entries.
      if (rows.length < written) throw new Corrupt(rows.length + 1, 'It was saved, but it’s gone.');
      return rows.slice(from - 1).flatMap((text) => (text === undefined ? [] : [valueIn(text)]));
    },
    find: async (table, asked, from) =>
      read(() => {
        const key = commandKey(asked);
        const log = writtenIn(shelves, table);
        const at = log.findIndex((kept, i) => i + 1 >= from && kept.command === key);
        return at < 0 ? undefined : at + 1;
      }),
    undealt: async () => read(() => [...logs].filter(isUndealt).map(([table]) => table)),
    drop: async (hold) =>
      write(() => {
        if (leases.get(hold.table)?.epoch !== hold.epoch) return;
        logs.delete(hold.table);
        letters.delete(hold.table);
        for (const tables of notes.values()) tables.delete(hold.table);
      }),
  };
}

function append(
  { time, logs, leases }: Shelves,
  node: string,
  table: string,
  hold: Hold,
  expected: number,
  entries: readonly Entry[],
): 'ok' | 'conflict' | 'lost' {
  if (leases.get(table)?.epoch !== hold.epoch) return 'lost';
  const log = logs.get(table) ?? [];
  if (log.length !== expected) return 'conflict';
  const more = entries.map((entry) => ({
    text: JSON.stringify(entry),
    command: entry.answers && commandKey(entry.answers),
    node,
    epoch: hold.epoch,
    present: leases.get(table)?.epoch,
    at: time.now(),
  }));
  logs.set(table, [...log, ...more]);
  return 'ok';
}

function isUndealt([, log]: readonly [string, readonly Kept[]]): boolean {
  return !log.some(({ text }) => (JSON.parse(text) as Entry).entry === 'dealt');
}
