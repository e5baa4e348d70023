import { signal } from '@preact/signals';
import { apiAddress, lookForServer, server } from '../server/server.ts';

/** Whether the page's address works only on this machine. */
const isOnlyHere = /^(localhost|127\..*|\[::1\])$/.test(location.hostname);

/** The page's address for others; undefined if there is none. */
export const reach = signal<string | undefined>(isOnlyHere ? undefined : document.baseURI);

let asked = false;

/** Asks the server once for its address on the network; a page without a server has nobody to ask. */
export async function findReach(): Promise<void> {
  if (!isOnlyHere || asked) return;
  await lookForServer();
  if (server.value !== 'there') return;
  asked = true;
  try {
    const response = await fetch(apiAddress('address'), { cache: 'no-store' });
    const { address } = (await response.json()) as { address?: unknown };
    if (typeof address === 'string') reach.value = address;
  } catch {
    asked = false;
  }
}
