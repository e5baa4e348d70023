import type { Bus } from './bus.ts';
import { newFollowers, type Followers } from './followers.ts';

/** Connects the nodes of one process. */
export type Cable = Set<Followers>;

/** A bus without a network. A lone server hears nobody; nodes on the same cable hear each other. */
export function inProcessBus(cable: Cable = new Set()): Bus {
  const followers = newFollowers();
  cable.add(followers);
  return {
    wake(table, wake) {
      // Delivered later, as over a network: nobody is woken in the middle of their work.
      for (const others of cable)
        if (others !== followers) setImmediate(() => others.tell(table, wake));
    },
    follow: (table, hear) => followers.add(table, hear),
    isUp: () => true,
    async close() {
      cable.delete(followers);
      followers.clear();
      return Promise.resolve();
    },
  };
}
