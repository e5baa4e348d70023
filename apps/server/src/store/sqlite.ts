import { Kysely } from 'kysely';
import { bodiesOf, valueIn } from './bodies.ts';
import { deskIn } from './desk.ts';
import { forsakenIn } from './forsaken.ts';
import { gather, type Gathering } from './gather.ts';
import { guestsIn } from './guests.ts';
import { leasesIn } from './leases.ts';
import { lettersIn } from './letters.ts';
import { migrate } from './migrate.ts';
import { nightsIn } from './nights.ts';
import { outlinesIn } from './outlines.ts';
import { padsIn } from './pads.ts';
import { pushesIn } from './pushes.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect, type Write } from './sqliteDialect.ts';
import { Entries } from './sqliteEntries.ts';
import { openFile, type SqliteFile } from './sqliteFile.ts';
import type { WholeStore } from './wholeStore.ts';

/** Milliseconds without an append before new entries are moved into rows. */
const IDLE = 500;
/** Jobs that make waiting for the disk worthwhile. */
const ENOUGH = 128;

let opening: Promise<unknown> = Promise.resolve();

/** The store of a lone server, in one file. */
export async function openSqlite(file: string): Promise<WholeStore> {
  // One after another: waiting for the lock blocks this process, which may be the one that holds it.
  const mine = opening.then(async () => sqliteStore(await upToDate(openFile(file))));
  opening = mine.catch(() => undefined);
  return mine;
}

/** In one transaction: others who start now wait, and half a migration is none. */
async function upToDate(file: SqliteFile): Promise<SqliteFile> {
  const { database } = file;
  const dialect = sqliteDialect(database, {
    write: async (job) => Promise.resolve(job()),
    seen: async (rows) => Promise.resolve(rows),
  });
  try {
    database.exec('begin immediate');
    await migrate(new Kysely<unknown>({ dialect }), 'sqlite');
    database.exec('commit');
    return file;
  } catch (error) {
    // Also rolls back.
    file.close();
    throw error;
  }
}

export function sqliteStore(file: SqliteFile): WholeStore {
  const { database } = file;
  const entries = new Entries(database);
  const groups = groupsFor(file, entries);
  const write = <T>(job: () => T): Promise<T> => groups.add(job) as Promise<T>;
  const change: Write = async (job) =>
    write(() => {
      entries.changed();
      return job();
    });
  const { seen } = groups;
  const db = new Kysely<Schema>({ dialect: sqliteDialect(database, { write: change, seen }) });
  let isIdle = true;
  // Anything that can't be moved now will be later.
  const tidying = setInterval(() => {
    if (isIdle && entries.fresh > 0) write(() => entries.settle()).catch(() => undefined);
    isIdle = true;
  }, IDLE).unref();
  return {
    async append(table, hold, expected, added) {
      isIdle = false;
      // Now, not when it's their turn: the entries are in the CPU cache.
      const bodies = bodiesOf(expected, added);
      return write(() => entries.append(table, hold, expected, bodies));
    },
    async read(table, from) {
      const bodies = entries.read(table, from);
      return seen(bodies.map(valueIn));
    },
    find: async (table, asked, from) => seen(entries.find(table, asked, from)),
    ...leasesIn(db, 'sqlite'),
    ...lettersIn(db, 'sqlite'),
    ...guestsIn(db, (table) => entries.latest(table)),
    ...padsIn(db),
    ...nightsIn(db),
    ...outlinesIn(db, 'sqlite'),
    ...deskIn(db, 'sqlite'),
    ...pushesIn(db, 'sqlite'),
    ...forsakenIn(
      db,
      ['guests', 'letters', 'outlines', 'push_tables', 'heads', 'entries'],
      async () => write(() => entries.settle()),
    ),
    async check() {
      await db.replaceInto('pulse').values({ id: 1, beat: Date.now() }).execute();
    },
    async close() {
      clearInterval(tidying);
      await groups.rest();
      // Closing would leave that to the last released statement, which may never come.
      try {
        database.exec('pragma wal_checkpoint(truncate)');
      } finally {
        file.close();
      }
    },
  };
}

interface Groups extends Gathering<() => unknown, unknown> {
  /** Returns a read once it's on the disk: nobody may see something that's undone later. */
  readonly seen: <T>(read: T) => Promise<T>;
}

/** Jobs that arrive together share a transaction, and with it the wait for the disk. */
function groupsFor({ database, assertOnDisk, sync }: SqliteFile, entries: Entries): Groups {
  /** Settles like the latest commit; once one fails, nobody knows what's on the disk, so everything after it fails. */
  let onDisk: Promise<void> = Promise.resolve();
  const [begin, commit, rollback] = ['begin immediate', 'commit', 'rollback'].map((text) =>
    database.prepare(text),
  ) as [Statement, Statement, Statement];

  async function together(jobs: readonly (() => unknown)[]): Promise<unknown[]> {
    await onDisk;
    const results = committed(jobs);
    onDisk = sync();
    await onDisk;
    assertOnDisk();
    return results;
  }

  function committed(jobs: readonly (() => unknown)[]): unknown[] {
    let results: unknown[];
    let areJobsUnderWay = false;
    begin.run();
    try {
      entries.begin();
      areJobsUnderWay = true;
      results = jobs.map((job) => job());
      areJobsUnderWay = false;
      entries.end();
      commit.run();
    } catch (error) {
      entries.undone();
      if (database.isTransaction) rollback.run();
      // Nothing was kept, and the other jobs aren't to blame: each is tried alone.
      if (areJobsUnderWay && jobs.length > 1) return jobs.map(alone);
      throw error;
    }
    return results;
  }

  function alone(job: () => unknown): Promise<unknown> {
    const outcome = new Promise((resolve) => resolve(committed([job])[0]));
    // Nobody looks at it before the disk is done.
    outcome.catch(() => undefined);
    return outcome;
  }

  return {
    ...gather(together, { enough: ENOUGH }),
    seen: async (read) => onDisk.then(() => read),
  };
}

type Statement = ReturnType<SqliteFile['database']['prepare']>;
