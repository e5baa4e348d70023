import { commandKey, Corrupt, type Entry } from '@hand-and-foot/table';
import {
  valueIn,
  type Answered,
  type Hold,
  type Letter,
  type NightLogs,
  type Store,
} from '@hand-and-foot/server/parts';
import type { Chance } from './chance.ts';
import type { Process } from './process.ts';
import type { StorageFault } from './storageFaults.ts';
import type { Time } from './time.ts';

/** A stored entry and its writer. */
export interface Kept {
  readonly text: string;
  readonly command: string | undefined;
  readonly node: string;
  readonly epoch: number;
  /** The current holder's epoch at that moment. */
  readonly present: number | undefined;
  readonly at: number;
}

/** A node's own lease, and how many tables others took from it. */
interface Stay {
  until: number;
  taken: number;
}

interface Lease {
  readonly node: string;
  readonly epoch: number;
  until: number;
  readonly isAfterCrash: boolean;
}

/** A letter as JSON, and its answer. */
interface Posted {
  deliveries: number;
  readonly letter: string;
  answer?: string;
  readonly at: number;
}

/** The nodes' shared database. It survives everything, but not every call to it succeeds. */
export interface Database {
  storeFor(process: Process): Store & NightLogs;
  logOf(table: string): readonly Kept[];
  nightLogOf(night: string): readonly unknown[];
  /** Times the table had been taken by then. */
  epochAt(table: string, at: number): number;
  /** The node whose own lease of the table lasts, whether it knows or not. */
  holderOf(table: string): { readonly node: string; readonly epoch: number } | undefined;
  /** Whether its calls may fail now. */
  failsFor(process: Pick<Process, 'name'>): boolean;
  /** Letters posted for the guest. */
  lettersBy(guest: string): number;
  /** Reports the node that was about to write a command that ends it. */
  poisoned: (node: string) => void;
  /** Its trouble: nothing can be written, or nobody can reach it. */
  trouble: 'none' | 'full' | 'away';
  /** Calls in a hundred that fail for some nodes, by name, while others can reach it. */
  readonly cutOff: Map<string, number>;
  /** The disk's damage to these tables' rows when they're read. */
  readonly damaged: Map<string, StorageFault>;
  /** Calls in a hundred that fail, half of them after they were carried out. */
  failing: number;
}

/** Writing this kills the node. */
export const POISON = 'poison';

function isPoison(entry: Entry): boolean {
  return entry.entry === 'said' && entry.text === POISON;
}

/** The database's error when something can't be stored, or may not have been. */
export class Unkept extends Error {
  override name = 'Unkept';
}

/** Everything that is stored. */
interface Shelves {
  readonly time: Time;
  readonly logs: Map<string, Kept[]>;
  readonly leases: Map<string, Lease>;
  readonly stays: Map<string, Stay>;
  readonly letters: Map<string, Map<string, Posted>>;
  readonly byGuest: Map<string, number>;
  readonly givenUp: Map<string, string>;
  readonly takings: { readonly table: string; readonly at: number }[];
  readonly notes: Map<string, Set<string>>;
  /** The logs of club nights. */
  readonly nights: Map<string, string[]>;
}

/** One process's calls to the database. */
interface Calls {
  readonly read: <T>(work: () => T) => Promise<T>;
  readonly write: <T>(work: () => T) => Promise<T>;
}

export function newDatabase(time: Time, chance: Chance): Database {
  const shelves: Shelves = {
    time,
    logs: new Map(),
    leases: new Map(),
    stays: new Map(),
    letters: new Map(),
    byGuest: new Map(),
    givenUp: new Map(),
    takings: [],
    notes: new Map(),
    nights: new Map(),
  };
  const { takings, byGuest } = shelves;
  const database: Database = {
    storeFor: (process) => {
      const calls = callsOf(process, database, time, chance);
      return {
        ...logStore(database, shelves, calls, process.name),
        ...leaseStore(shelves, calls),
        ...letterStore(shelves, calls),
        ...answerStore(shelves, calls),
        ...listStore(shelves, calls),
        ...nightStore(shelves, calls),
        check: async () => calls.write(() => undefined),
        close: async () => Promise.resolve(),
      };
    },
    logOf: (table) => logOf(shelves, table),
    nightLogOf: (night) => nightLogOf(shelves, night),
    epochAt: (table, at) => takings.filter((one) => one.table === table && one.at <= at).length,
    holderOf: (table) => {
      const lease = shelves.leases.get(table);
      return lease && lease.until > time.now() ? lease : undefined;
    },
    failsFor: ({ name }) =>
      database.trouble !== 'none' || database.failing > 0 || database.cutOff.has(name),
    lettersBy: (guest) => byGuest.get(guest) ?? 0,
    poisoned: () => undefined,
    trouble: 'none',
    cutOff: new Map(),
    damaged: new Map(),
    failing: 0,
  };
  return database;
}

/** Every call takes time both ways; a failed one may have been done or not. */
function callsOf(process: Process, database: Database, time: Time, chance: Chance): Calls {
  const delay = (): number => (chance.percent(3) ? chance.between(20, 150) : chance.between(1, 6));

  const isCutOff = (): boolean => {
    const failing = database.cutOff.get(process.name);
    return failing !== undefined && chance.percent(failing);
  };

  async function call<T>(writes: boolean, work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const back = (fn: () => void, span: number): void => {
        time.after(span, () => process.run(fn));
      };
      const fail = (why: string, span: number): void => back(() => reject(new Unkept(why)), span);
      time.after(delay(), () => {
        if (database.trouble === 'away' || isCutOff()) fail('the database is away', 300);
        else if (writes && database.trouble === 'full') fail('the disk is full', delay());
        else if (chance.percent(database.failing / 2)) fail('not kept', delay());
        else {
          const result = work();
          if (chance.percent(database.failing / 2)) fail('kept, but nobody can know', delay());
          else
            back(() => {
              if (isCutOff()) reject(new Unkept('kept, but the answer is lost'));
              else resolve(result);
            }, delay());
        }
      });
    });
  }

  return {
    read: async (work) => call(false, work),
    write: async (work) => call(true, work),
  };
}

function logOf({ logs }: Shelves, table: string): Kept[] {
  return logs.get(table) ?? [];
}

/** A table's entries as the disk returns them. */
function rowsOf(
  { damaged }: Database,
  shelves: Shelves,
  table: string,
): readonly (string | undefined)[] {
  const textsOf = (id: string): string[] => logOf(shelves, id).map(({ text }) => text);
  const fault = damaged.get(table);
  if (!fault) return textsOf(table);
  const other = [...shelves.logs.keys()].find((id) => id !== table);
  return fault(textsOf(table), other === undefined ? [] : textsOf(other));
}

function logStore(
  database: Database,
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
        database.poisoned(node);
        return 'lost';
      }),
    async read(table, from) {
      const { rows, written } = await read(() => ({
        rows: rowsOf(database, shelves, table),
        written: logOf(shelves, table).length,
      }));
      // Real stores keep the last entry's number next to the entries.
      if (rows.length < written) throw new Corrupt(rows.length + 1, 'It was saved, but it’s gone.');
      return rows.slice(from - 1).flatMap((text) => (text === undefined ? [] : [valueIn(text)]));
    },
    find: async (table, asked, from) =>
      read(() => {
        const key = commandKey(asked);
        const log = logOf(shelves, table);
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

function leaseStore(
  { time, leases, stays, takings }: Shelves,
  { read, write }: Calls,
): Pick<Store, 'stay' | 'take' | 'renew' | 'release' | 'alone'> {
  const isHeld = (lease: Lease | undefined): lease is Lease =>
    lease !== undefined &&
    lease.until > time.now() &&
    (stays.get(lease.node)?.until ?? Infinity) > time.now();
  return {
    stay: async (node, span) =>
      write(() => {
        const stay = stays.get(node) ?? { until: 0, taken: time.now() };
        stay.until = time.now() + span;
        stays.set(node, stay);
        return stay.taken;
      }),
    take: async (table, node, span) =>
      write(() => {
        const lease = leases.get(table);
        if (isHeld(lease) && lease.node !== node) return undefined;
        const robbed = lease && lease.until > 0 ? stays.get(lease.node) : undefined;
        if (robbed && lease!.node !== node) robbed.taken++;
        const epoch = (lease?.epoch ?? 0) + 1;
        const isAfterCrash = lease !== undefined && (lease.until > 0 || lease.isAfterCrash);
        leases.set(table, { node, epoch, until: time.now() + span, isAfterCrash });
        takings.push({ table, at: time.now() });
        return { table, epoch, isAfterCrash };
      }),
    renew: async (node, all, span) =>
      write(() =>
        all.filter((hold) => {
          const lease = leases.get(hold.table);
          if (lease?.node !== node || lease.epoch !== hold.epoch) return true;
          lease.until = time.now() + span;
          return false;
        }),
      ),
    release: async (hold) =>
      write(() => {
        const lease = leases.get(hold.table);
        if (lease?.epoch === hold.epoch) lease.until = 0;
      }),
    alone: async (tables) => read(() => tables.filter((table) => !isHeld(leases.get(table)))),
  };
}

function lettersOf({ letters }: Shelves, table: string): Map<string, Posted> {
  const found = letters.get(table) ?? new Map<string, Posted>();
  letters.set(table, found);
  return found;
}

function letterStore(
  shelves: Shelves,
  { read, write }: Calls,
): Pick<Store, 'post' | 'letters' | 'awaited' | 'sweep'> {
  const { time, letters, byGuest } = shelves;
  return {
    post: async (letter, most) =>
      write(() => {
        const all = lettersOf(shelves, letter.table);
        if (all.has(letter.id)) return 'ok';
        if (all.size >= most) return 'full';
        all.set(letter.id, { letter: JSON.stringify(letter), at: time.now(), deliveries: 0 });
        const { guest } = letter.guest;
        byGuest.set(guest, (byGuest.get(guest) ?? 0) + 1);
        return 'ok';
      }),
    letters: async (table) =>
      read(() =>
        [...lettersOf(shelves, table).values()]
          .filter(({ answer }) => answer === undefined)
          .map(({ letter }) => JSON.parse(letter) as Letter),
      ),
    awaited: async () =>
      read(() =>
        [...letters]
          .filter(([, all]) => [...all.values()].some(({ answer }) => answer === undefined))
          .map(([table]) => table),
      ),
    sweep: async ({ answered, waiting }) =>
      write(() => {
        for (const all of letters.values())
          for (const [id, { at, answer }] of all)
            if (at <= time.now() - (answer === undefined ? waiting : answered)) all.delete(id);
      }),
  };
}

function answerStore(
  shelves: Shelves,
  { read, write }: Calls,
): Pick<Store, 'answer' | 'collect' | 'handOut' | 'giveUp' | 'givenUp'> {
  const { givenUp } = shelves;
  return {
    answer: async (table, id, answer) =>
      write(() => {
        const found = lettersOf(shelves, table).get(id);
        if (found) found.answer ??= JSON.stringify(answer);
      }),
    collect: async (table, ids) => write(() => collect(lettersOf(shelves, table), ids)),
    handOut: async (table, ids) =>
      write(() =>
        ids.flatMap((id) => {
          const found = lettersOf(shelves, table).get(id);
          if (!found || found.answer !== undefined) return [];
          return [{ id, deliveries: ++found.deliveries }];
        }),
      ),
    giveUp: async (letter) => write(() => void givenUp.set(letter.id, JSON.stringify(letter))),
    givenUp: async (table) =>
      read(() =>
        [...givenUp.values()]
          .map((text) => JSON.parse(text) as Letter)
          .filter((letter) => letter.table === table),
      ),
  };
}

function collect(letters: Map<string, Posted>, ids: readonly string[]): Answered[] {
  return ids.flatMap((id) => {
    const answer = letters.get(id)?.answer;
    if (answer === undefined) return [];
    letters.delete(id);
    return [{ id, answer: JSON.parse(answer) as unknown }];
  });
}

/** Each guest's list of tables. */
function listStore(
  { logs, notes }: Shelves,
  { read, write }: Calls,
): Pick<Store, 'note' | 'forget' | 'tablesOf'> {
  const noted = (guest: string): Set<string> => notes.get(guest) ?? new Set();
  return {
    note: async (guest, table) =>
      write(() => {
        notes.set(guest, noted(guest).add(table));
      }),
    forget: async (guest, table) =>
      write(() => {
        noted(guest).delete(table);
      }),
    tablesOf: async (guest) =>
      read(() => [...noted(guest)].map((table) => ({ table, seq: logs.get(table)?.length ?? 0 }))),
  };
}

function nightLogOf({ nights }: Shelves, night: string): unknown[] {
  return (nights.get(night) ?? []).map((text) => JSON.parse(text) as unknown);
}

function nightStore(shelves: Shelves, { read, write }: Calls): NightLogs {
  const { nights } = shelves;
  return {
    appendToNight: async (night, entry) =>
      write(() => {
        const log = nights.get(night) ?? [];
        if (entry.seq <= log.length) return false;
        nights.set(night, [...log, JSON.stringify(entry)]);
        return true;
      }),
    readNight: async (night, from) => read(() => nightLogOf(shelves, night).slice(from - 1)),
  };
}
