import type { Bus } from './bus.ts';
import { newFollowers, type Followers } from './followers.ts';

/** What connects the nodes of one process. */
export type Wire = Set<Followers>;

/** A bus without a network. A server that is alone hears nobody; nodes on the same wire hear each other. */
export function inProcessBus(wire: Wire = new Set()): Bus {
  const followers = newFollowers();
  wire.add(followers);
  return {
    wake(table, wake) {
      // Later, as over a network: nobody is woken in the midst of what they are doing.
      for (const others of wire)
        if (others !== followers) setImmediate(() => others.tell(table, wake));
    },
    follow: (table, hear) => followers.add(table, hear),
    isUp: () => true,
    async close() {
      wire.delete(followers);
      followers.clear();
      return Promise.resolve();
    },
  };
}
