import { closeSync, fdatasync, openSync, statSync } from 'node:fs';
import { promisify } from 'node:util';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';

/** Another process may be writing or making a backup. */
const PATIENCE_MS = 2000;

const PRAGMAS = [
  'journal_mode = wal',
  // A commit is in the log but reaches the disk only with `sync`, which doesn't block the process.
  'synchronous = normal',
  'foreign_keys = on',
  // Moving entries into rows touches a page or two per active table. A thousand tables' pages should fit in the cache,
  // in KiB, and be copied from the log only now and then, after this many pages.
  'cache_size = -8192',
  'wal_autocheckpoint = 8000',
];

/** An open SQLite database that can check whether it's still the one on the disk. */
export interface SqliteFile {
  readonly database: DatabaseSyncInstance;
  /** Throws if the latest commit would be gone after a restart: an open file can be deleted unnoticed. */
  readonly assertOnDisk: () => void;
  /** Resolves when every commit is on the disk. */
  readonly sync: () => Promise<void>;
  readonly close: () => void;
}

const flush = promisify(fdatasync);

export function openFile(file: string): SqliteFile {
  const database = new DatabaseSync(file, { timeout: PATIENCE_MS });
  try {
    for (const pragma of PRAGMAS) database.exec(`pragma ${pragma}`);
    // Makes sure both files exist and can be written.
    database.exec('begin immediate; rollback');
    // SQLite's locks are on other files, so opening and closing this one does no harm.
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
        throw new Error(`${file} was removed or replaced while in use. Restart the server.`);
  };
}

function inodeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.ino;
}
