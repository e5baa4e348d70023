import { Kysely } from 'kysely';
import { bodiesOf, valueIn } from './bodies.ts';
import { deskIn } from './desk.ts';
import { forsakenIn } from './forsaken.ts';
import { gather, type Gathering } from './gather.ts';
import { guestsIn } from './guests.ts';
import { leasesIn } from './leases.ts';
import { lettersIn } from './letters.ts';
import { migrate } from './migrate.ts';
import { outlinesIn } from './outlines.ts';
import { padsIn } from './pads.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect, type Write } from './sqliteDialect.ts';
import { entriesIn, type Entries } from './sqliteEntries.ts';
import { openFile, type SqliteFile } from './sqliteFile.ts';
import type { WholeStore } from './wholeStore.ts';

/** When nothing has been appended for so long, in milliseconds, what is fresh is put in its place. */
const IDLE = 500;
/** So many jobs are worth a wait for the disk. */
const ENOUGH = 128;

let opening: Promise<unknown> = Promise.resolve();

/** The store of a server that is alone, in one file. */
export async function openSqlite(file: string): Promise<WholeStore> {
  // One after another: waiting for the lock would stop this process, which may be the one that has it.
  const mine = opening.then(async () => sqliteStore(await upToDate(openFile(file))));
  opening = mine.catch(() => undefined);
  return mine;
}

/** All of it in one transaction: whoever else starts now waits, and half a migration is none. */
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
    // Rolls back, too.
    file.close();
    throw error;
  }
}

export function sqliteStore(file: SqliteFile): WholeStore {
  const { database } = file;
  const entries = entriesIn(database);
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
  // What cannot be put in its place now will be later.
  const tidying = setInterval(() => {
    if (isIdle && entries.fresh > 0) write(() => entries.settle()).catch(() => undefined);
    isIdle = true;
  }, IDLE).unref();
  return {
    append(table, hold, expected, added) {
      isIdle = false;
      return write(() => entries.append(table, hold, expected, bodiesOf(expected, added)));
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
    ...outlinesIn(db, 'sqlite'),
    ...deskIn(db, 'sqlite'),
    ...forsakenIn(db, ['guests', 'letters', 'outlines', 'heads', 'entries'], async () =>
      write(() => entries.settle()),
    ),
    async check() {
      await db.replaceInto('pulse').values({ id: 1, beat: Date.now() }).execute();
    },
    async close() {
      clearInterval(tidying);
      await groups.rest();
      // Closing leaves that to the last statement that is let go of, which may be never.
      try {
        database.exec('pragma wal_checkpoint(truncate)');
      } finally {
        file.close();
      }
    },
  };
}

interface Groups extends Gathering<() => unknown, unknown> {
  /** Hands on what was read once it is on the disk: whoever is told of it must not see it undone. */
  readonly seen: <T>(read: T) => Promise<T>;
}

/** Jobs that come in together share a transaction, and with it the wait for the disk. */
function groupsFor({ database, assertOnDisk, sync }: SqliteFile, entries: Entries): Groups {
  /** Settles as the latest commit does; once one has failed, nobody knows what is on the disk, and all that follows fails. */
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
      // Nothing was kept, and the other jobs are not to blame: each is tried by itself.
      if (areJobsUnderWay && jobs.length > 1) return jobs.map(alone);
      throw error;
    }
    return results;
  }

  function alone(job: () => unknown): Promise<unknown> {
    const outcome = new Promise((resolve) => resolve(committed([job])[0]));
    // Nobody looks at it before the disk has been waited for.
    outcome.catch(() => undefined);
    return outcome;
  }

  return {
    ...gather(together, { enough: ENOUGH }),
    seen: async (read) => onDisk.then(() => read),
  };
}

type Statement = ReturnType<SqliteFile['database']['prepare']>;
