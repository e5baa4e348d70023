import type { Saying } from '@hand-and-foot/protocol';
import type { RemoteLink } from '../../../table/link/remoteTable.ts';
import { sharedOf } from './shared.ts';

/** The table that somebody has said the address of; by which name others know this server does not matter. */
export function newTableIn(text: string): string | undefined {
  return /^https?:\/\/\S+#\/t\/([\w-]{1,64})$/.exec(text)?.[1];
}

/** The latest table that was made to go on at, and who made it. */
export function nextTable(link: RemoteLink): (Saying & { readonly table: string }) | undefined {
  return sharedOf(link)
    .said.flatMap((saying) => {
      const table = newTableIn(saying.text);
      return table === undefined ? [] : [{ ...saying, table }];
    })
    .at(-1);
}
