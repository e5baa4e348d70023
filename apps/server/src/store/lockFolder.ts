import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';

/** Milliseconds a stopping server may need. */
const PATIENCE = 3000;

/** Referenced, because garbage collection would close the database and drop its lock. */
const locks = new Set<DatabaseSyncInstance>();

/**
 * Locks other servers out of the folder until the returned function is called. The operating system holds the lock on
 * an open file, so it ends with the process, however that ends.
 */
export function lockFolder(folder: string, patience = PATIENCE): () => void {
  const lock = new DatabaseSync(join(folder, 'server.lock'), { timeout: patience });
  try {
    lock.exec('begin exclusive');
  } catch (cause) {
    lock.close();
    if (!String(cause).includes('locked')) throw cause;
    const sentence = `Another server has its tables in ${folder}. Stop it first, or choose another folder.`;
    throw new Error(sentence, { cause });
  }
  locks.add(lock);
  return () => {
    locks.delete(lock);
    lock.close();
  };
}
