import type { Wish } from '@hand-and-foot/protocol';
import { apiAddress } from '../../../parts/server/server.ts';
import { rememberedOf } from './memory.ts';

/** A new table: its id, and the codes in its links for players and watchers. */
export interface Made {
  readonly table: string;
  readonly invite: string;
  readonly watch: string;
}

/** Creates a table on the server, or says why not. */
export async function makeTable(wish: Wish): Promise<Made | 'tooFast' | 'failed'> {
  try {
    const response = await fetch(apiAddress('tables'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(wish),
    });
    if (response.status === 429) return 'tooFast';
    return response.ok ? ((await response.json()) as Made) : 'failed';
  } catch {
    return 'failed';
  }
}

/** A table's finished part: the game for the replay, or everything needed to check its shuffles. */
export async function fetchPart(
  part: 'record' | 'story',
  table: string,
  code: string | undefined,
): Promise<string> {
  const known = rememberedOf(table);
  const brought = code ?? known.invite ?? known.watch;
  const response = await fetch(apiAddress(`tables/${table}/${part}`), {
    headers: brought === undefined ? {} : { 'table-code': brought },
    cache: 'no-store',
  });
  if (!response.ok)
    throw new Error(`the server answers ${response.status}`, { cause: response.status });
  return response.text();
}

/** Whether the table doesn't exist or shows nothing to this person. */
export function isNotFound(error: unknown): boolean {
  return error instanceof Error && error.cause === 404;
}

/** Removes a table from this browser's list; the table itself goes on. */
export async function takeOffList(table: string): Promise<void> {
  const response = await fetch(apiAddress(`tables/${table}`), { method: 'DELETE' });
  if (!response.ok) throw new Error(`the server answers ${response.status}`);
}
