import { existsSync, readFileSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '../store/store.ts';

/** The file beside a lone node's tables where its watchdog writes the command that the node didn't survive. */
export function stuckFile(folder: string): string {
  return join(folder, 'stuck.jsonl');
}

/** Gives up the commands that ended this node before, so that they aren't tried again when clients resend them. */
export async function giveUpStuck(file: string, store: Pick<Store, 'giveUp'>): Promise<void> {
  if (!existsSync(file)) return;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, table, guest, id] = /^\["([\w-]+) guest (\S+) (\S+)"\]$/.exec(line) ?? [];
    if (table === undefined || guest === undefined || id === undefined) continue;
    // Nobody looks at what it asks for: a command is known by its guest and its id.
    const command = { id, expects: 0, ask: { do: 'deal' } } as const;
    await store.giveUp({ table, id: `${guest} ${id}`, guest: { guest }, command });
  }
  unlinkSync(file);
}
