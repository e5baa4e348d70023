import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';

/** A server that is being stopped may need so long, in milliseconds. */
const PATIENCE = 3000;

/** Held on to, because a database that nobody can reach any more is closed, and its lock is gone. */
const locks = new Set<DatabaseSyncInstance>();

/**
 * Keeps other servers from the folder until what is given back is called. The lock is the operating system's on an open
 * file, so it ends with the process, however that ends.
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
