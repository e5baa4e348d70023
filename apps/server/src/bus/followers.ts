import type { Wake } from './bus.ts';

type Hear = (wake: Wake) => void;

/** Listeners in this process, by table. */
export interface Followers {
  tell(table: string, wake: Wake): void;
  add(table: string, hear: Hear): () => void;
  tables(): Iterable<string>;
  clear(): void;
}

/** Calls `first` and `last` when a table gets its first follower and loses its last one. */
export function newFollowers(
  first: (table: string) => void = () => undefined,
  last: (table: string) => void = () => undefined,
): Followers {
  const byTable = new Map<string, Set<Hear>>();
  return {
    tell(table, wake) {
      for (const hear of byTable.get(table) ?? []) hear(wake);
    },
    add(table, hear) {
      // A new function each time, so a follower that subscribes twice can leave once.
      const own: Hear = (wake) => hear(wake);
      const all = byTable.get(table);
      if (all) all.add(own);
      else {
        byTable.set(table, new Set([own]));
        first(table);
      }
      return () => {
        const left = byTable.get(table);
        if (!left?.delete(own) || left.size > 0) return;
        byTable.delete(table);
        last(table);
      };
    },
    tables: () => byTable.keys(),
    clear: () => byTable.clear(),
  };
}
