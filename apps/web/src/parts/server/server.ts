import { signal } from '@preact/signals';
import type { TableSummary } from '@hand-and-foot/protocol';
import { kept, oneOf } from '../settings/kept.ts';

/** Whether shared tables can be had: there may be no server behind the page, or no network before it. */
export type Server = 'there' | 'none' | 'offline';

/** What was found last time, so that the start screen looks the same from the first moment. */
const remembered = kept<{ server: Server; at: number }>(
  'server',
  { server: 'there', at: 0 },
  { server: oneOf('there', 'none', 'offline'), at: Number.isFinite },
);

export const server = signal<Server>(navigator.onLine ? remembered.value.server : 'offline');

/** The shared tables of this browser; undefined until they are known. */
export const sharedGames = signal<readonly TableSummary[] | undefined>(undefined);

/** A page that was put somewhere without a server need not ask for one at every visit. */
const ASK_AGAIN = 3_600_000;

/** Where the server is asked, wherever the page lies. */
export function apiAddress(path: string): string {
  return new URL(`api/${path}`, document.baseURI).href;
}

/** Looks whether there is a server, and which tables it has for this browser. */
export async function lookForServer(surely = false): Promise<void> {
  const { server: before, at } = remembered.value;
  if (!surely && before === 'none' && Date.now() - at < ASK_AGAIN) return;
  const found = navigator.onLine ? await fetchGames() : 'offline';
  if (Array.isArray(found)) sharedGames.value = found;
  server.value = Array.isArray(found) ? 'there' : found;
  remembered.value = { server: server.value, at: Date.now() };
}

async function fetchGames(): Promise<TableSummary[] | Server> {
  try {
    const response = await fetch(apiAddress('tables'), { cache: 'no-store' });
    // Whoever asks too often asks a server.
    if (response.status === 429) return 'there';
    // Whatever else may lie at that address is no list of tables.
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
