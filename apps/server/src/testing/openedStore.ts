import type { Hold, Store } from '../store/store.ts';
import type { WholeStore } from '../store/wholeStore.ts';
import type { Place } from './places.ts';

/** Longer than any test takes. */
export const LONG = 60_000;

/** An empty database, opened once or more. */
export interface OpenedStore {
  readonly store: WholeStore;
  begin(): Promise<void>;
  open(): Promise<WholeStore>;
  /** Leaves the closing of this one to the test. */
  forget(one: Store): void;
  hold(table?: string, node?: string, span?: number): Promise<Hold>;
  end(): Promise<void>;
}

/** A new empty database for each test, between `begin` and `end`. */
export function openedStore(place: () => Promise<Place>): OpenedStore {
  let here: Place;
  let first: WholeStore;
  const opened = new Set<Store>();

  async function open(): Promise<WholeStore> {
    const one = await here.open();
    opened.add(one);
    return one;
  }

  return {
    get store() {
      return first;
    },
    async begin() {
      here = await place();
      first = await open();
    },
    open,
    forget: (one) => opened.delete(one),
    async hold(table = 'oak', node = 'one', span = LONG) {
      const taken = await first.take(table, node, span);
      if (!taken) throw new Error(`${table} is taken`);
      return taken;
    },
    async end() {
      await Promise.all([...opened].map(async (one) => one.close()));
      opened.clear();
      await here.remove();
    },
  };
}
