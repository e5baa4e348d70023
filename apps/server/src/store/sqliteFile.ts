import { closeSync, fdatasync, openSync, statSync } from 'node:fs';
import { promisify } from 'node:util';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';

/** Another process may be writing, or making a backup. */
const PATIENCE_MS = 2000;

const PRAGMAS = [
  'journal_mode = wal',
  // A commit is in the log, but not on the disk before `sync`: the disk is waited for without stopping the process.
  'synchronous = normal',
  'foreign_keys = on',
  // What is fresh is put in its place on a page or two of each table that is played at. Those of a thousand tables should
  // fit in the cache, in KiB, and be copied from the log to their places only now and then, after so many pages.
  'cache_size = -8192',
  'wal_autocheckpoint = 8000',
];

/** An open SQLite database, and whether it still is the one on the disk. */
export interface SqliteFile {
  readonly database: DatabaseSyncInstance;
  /** Throws if what was committed just now would be gone after a restart: an open file can be deleted unnoticed. */
  readonly assertOnDisk: () => void;
  /** Resolves when all that has been committed is on the disk. */
  readonly sync: () => Promise<void>;
  readonly close: () => void;
}

const flush = promisify(fdatasync);

export function openFile(file: string): SqliteFile {
  const database = new DatabaseSync(file, { timeout: PATIENCE_MS });
  try {
    for (const pragma of PRAGMAS) database.exec(`pragma ${pragma}`);
    // Makes sure that both files are there, and that they can be written to.
    database.exec('begin immediate; rollback');
    // SQLite locks other files than this one, so it does no harm to open and close it.
    const log = openSync(`${file}-wal`, 'r+');
    return {
      database,
      assertOnDisk: watchOver([file, `${file}-wal`]),
      sync: async () => flush(log),
      close() {
        closeSync(log);
        database.close();
      },
    };
  } catch (error) {
    database.close();
    throw error;
  }
}

function watchOver(files: readonly string[]): () => void {
  const known = files.map(inodeOf);
  return () => {
    for (const [i, file] of files.entries())
      if (inodeOf(file) !== known[i])
        throw new Error(
          `${file} was removed or replaced while in use; the server must be started again`,
        );
  };
}

function inodeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.ino;
}
