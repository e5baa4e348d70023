import type { NightLogs, Store } from '@hand-and-foot/server/parts';
import type { Chance } from '../chance.ts';
import type { Process } from '../process.ts';
import type { Time } from '../time.ts';
import { callsOf, type Calls, type Troubles } from './calls.ts';
import { leaseStore } from './leases.ts';
import { answerStore, letterStore } from './letters.ts';
import { logStore, writtenIn, type Mishaps } from './logs.ts';
import { nightLogOf, nightStore } from './nights.ts';
import type { Kept, Shelves } from './shelves.ts';

/** The nodes' shared database. It survives everything, but not every call to it succeeds. */
export interface Database extends Troubles, Mishaps {
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
    logOf: (table) => writtenIn(shelves, table),
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
