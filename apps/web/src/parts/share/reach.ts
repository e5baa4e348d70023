import { signal } from '@preact/signals';
import { apiAddress, lookForServer, server } from '../server/server.ts';

/** Whether the page was opened by an address that means another machine everywhere else. */
const isOnlyHere = /^(localhost|127\..*|\[::1\])$/.test(location.hostname);

/** Where others reach this page; undefined where nobody does. */
export const reach = signal<string | undefined>(isOnlyHere ? undefined : document.baseURI);

let asked = false;

/** Asks the server, once, where others on the network would find it; a page without a server has nobody to ask. */
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
