import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Makes the folder and its parents. Node's recursive mkdir never returns where nothing can be made, such as /proc. */
export function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  mkdirSync(folder, { mode: 0o700 });
}
