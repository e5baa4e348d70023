import { botNamed } from '@hand-and-foot/bots';
import type { Wish } from '@hand-and-foot/protocol';
import {
  loadTable,
  logOf,
  openTable,
  tableFrom,
  type Ports,
  type Table,
} from '@hand-and-foot/table';
import { startFor, type BeginWith } from './beginnings.ts';
import { pacedClock, type PacedClock } from './clock.ts';
import { otherTabs } from './otherTabs.ts';
import { unguessable } from './shared/chance.ts';
import type { FromHall } from './shared/messages.ts';
import { keepOnShelf, type ShelfMark } from './shelf.ts';
import { troubleOf, type Store } from './store.ts';

interface Running {
  readonly table: Table;
  readonly clock: PacedClock;
  /** The page watches from one seat at a time. */
  stopWatching: () => void;
}

/** The tables that run in this worker. */
interface RunningTables {
  /** Begins one and deals; its id. */
  readonly begin: (wish: Wish) => Promise<string>;
  /** Begins one with more than its opening; false if there is one of this id. */
  readonly beginWith: BeginWith;
  /** The table, from its log if it doesn't run; rejects if there is none. */
  readonly find: (id: string) => Promise<Running>;
  readonly leave: (id: string) => Promise<void>;
  readonly clockOf: (id: string) => Promise<PacedClock | undefined>;
}

export function runningTables(
  store: Promise<Store>,
  tell: (message: FromHall) => void,
): RunningTables {
  const running = new Map<string, Promise<Running>>();
  const tabs = otherTabs((id) => {
    running
      .get(id)
      ?.then(async ({ table }) => table.catchUp())
      .catch(() => undefined);
  });

  async function ports(clock: PacedClock): Promise<Ports> {
    const { log } = await store;
    return {
      log: tabs.telling(log),
      clock,
      entropy: { seed: () => unguessable(32) },
      botFor: (level, temperament) =>
        botNamed(temperament === undefined ? level : `${level}:${temperament}`),
      report(fault) {
        if (fault.fault === 'stopped') tell({ is: 'trouble', why: troubleOf(fault.error) });
      },
    };
  }

  async function begin(wish: Wish): Promise<string> {
    const id = unguessable(6);
    const clock = pacedClock();
    const table = await openTable(id, startFor(wish), await ports(clock));
    if (!table) return begin(wish);
    running.set(id, seated(table, clock));
    // Somebody who sits down alone doesn't wait for a dealer.
    await new Promise<void>((done) => {
      table.ask('host', { id: 'first', expects: 1, ask: { do: 'deal' } }, () => done());
    });
    return id;
  }

  async function beginWith(...[id, start, changes, mark]: Parameters<BeginWith>) {
    const entries = logOf(id, Date.now(), [{ entry: 'opened', ...start }, ...changes]);
    // A log that can't be played throws here, before anything is written.
    tableFrom(entries);
    const { log } = await store;
    if ((await log.append(id, 0, entries)) === 'conflict') return false;
    const found = load(id, mark);
    running.set(id, found);
    await found;
    return true;
  }

  async function seated(table: Table, clock: PacedClock, mark: ShelfMark = {}): Promise<Running> {
    keepOnShelf(table, await store, mark);
    return { table, clock, stopWatching: () => undefined };
  }

  async function find(id: string): Promise<Running> {
    const found = running.get(id) ?? load(id);
    running.set(id, found);
    // The next try may have more luck.
    found.catch(() => running.get(id) === found && running.delete(id));
    return found;
  }

  async function load(id: string, mark?: ShelfMark): Promise<Running> {
    const clock = pacedClock();
    const table = await loadTable(id, await ports(clock));
    if (!table) throw new Error('there is no such table');
    return seated(table, clock, mark);
  }

  async function leave(id: string): Promise<void> {
    const leaving = running.get(id);
    // Removed at once: somebody who comes back meanwhile gets the table anew, from its log.
    running.delete(id);
    const found = await leaving?.catch(() => undefined);
    found?.stopWatching();
    found?.table.leave();
  }

  return {
    begin,
    beginWith,
    find,
    leave,
    clockOf: async (id) => (await running.get(id))?.clock,
  };
}
