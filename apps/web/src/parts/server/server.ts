import { signal } from '@preact/signals';
import type { TableSummary } from '@hand-and-foot/protocol';
import { kept, oneOf } from '../settings/kept.ts';

/** Whether shared tables work: there may be no server behind the page, or no network. */
export type Server = 'there' | 'none' | 'offline';

/** The last result, so the start screen looks the same from the first moment. */
const remembered = kept<{ server: Server; at: number }>(
  'server',
  { server: 'there', at: 0 },
  { server: oneOf('there', 'none', 'offline'), at: Number.isFinite },
);

export const server = signal<Server>(navigator.onLine ? remembered.value.server : 'offline');

/** This browser's shared tables; undefined until they're known. */
export const sharedGames = signal<readonly TableSummary[] | undefined>(undefined);

/** A page hosted without a server needn't ask on every visit. */
const ASK_AGAIN = 3_600_000;

/** The server's URL, wherever the page is hosted. */
export function apiAddress(path: string): string {
  return new URL(`api/${path}`, document.baseURI).href;
}

/** Checks for a server and this browser's tables there. */
export async function lookForServer(surely = false): Promise<void> {
  const { server: before, at } = remembered.value;
  if (!surely && before === 'none' && Date.now() - at < ASK_AGAIN) return;
  const found = navigator.onLine ? await fetchGames() : 'offline';
  if (Array.isArray(found)) sharedGames.value = found;
  server.value = Array.isArray(found) ? 'there' : found;
  remembered.value = { server: server.value, at: Date.now() };
}

/** The server lists this many at a time. */
const LISTED = 50;

/** All of this browser's shared tables, however long ago; only the last ones where the server doesn't answer. */
export async function allSharedGames(): Promise<readonly TableSummary[]> {
  await lookForServer();
  const all = [...(sharedGames.value ?? [])];
  for (let more = server.value === 'there' && all.length >= LISTED; more;) {
    const next = await fetchGames(all.length);
    if (Array.isArray(next)) all.push(...next);
    more = Array.isArray(next) && next.length >= LISTED;
  }
  return all;
}

async function fetchGames(from = 0): Promise<TableSummary[] | Server> {
  try {
    const path = from === 0 ? 'tables' : `tables?from=${from}`;
    const response = await fetch(apiAddress(path), { cache: 'no-store' });
    // Only a server complains about too many requests.
    if (response.status === 429) return 'there';
    // Anything else at that address isn't a list of tables.
    const isList = response.headers.get('Content-Type')?.includes('json') === true;
    if (!response.ok || !isList) return response.status >= 500 ? 'offline' : 'none';
    const list: unknown = await response.json();
    return Array.isArray(list) ? (list as TableSummary[]) : 'none';
  } catch {
    return 'offline';
  }
}

addEventListener('online', () => void lookForServer(true));
addEventListener('offline', () => {
  server.value = 'offline';
});
