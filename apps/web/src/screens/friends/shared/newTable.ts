import type { Saying } from '@hand-and-foot/protocol';
import type { RemoteLink } from '../../../table/link/remoteTable.ts';
import { sharedOf } from './shared.ts';

/** The table whose address somebody posted, under whichever name they know this server. */
export function newTableIn(text: string): string | undefined {
  return /^https?:\/\/\S+\/t\/([\w-]{1,64})$/.exec(text)?.[1];
}

/** The latest table created to play on, and its creator. */
export function nextTable(link: RemoteLink): (Saying & { readonly table: string }) | undefined {
  return sharedOf(link)
    .said.flatMap((saying) => {
      const table = newTableIn(saying.text);
      return table === undefined ? [] : [{ ...saying, table }];
    })
    .at(-1);
}
