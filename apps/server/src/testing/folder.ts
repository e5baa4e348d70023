import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for one test, and how to remove it. */
export function newFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'hand-and-foot-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
