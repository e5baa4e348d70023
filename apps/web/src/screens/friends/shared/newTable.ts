import type { Saying } from '@hand-and-foot/protocol';
import type { RemoteLink } from '../../../table/link/remoteTable.ts';
import { rememberedOf } from './memory.ts';
import { veiled } from './newCode.ts';
import { sharedOf } from './shared.ts';

/** A table to play on at, and its invitation for those who have this table's. */
export interface NextTable {
  readonly table: string;
  readonly code?: string;
}

/** The table whose address somebody posted at table `from`, under whichever name they know this server. */
export function newTableIn(text: string, from: string): NextTable | undefined {
  const [, table, veil] = /^https?:\/\/\S+\/t\/([\w-]{1,64})(?:#([\w-]{22}))?$/.exec(text) ?? [];
  const { invite } = rememberedOf(from);
  if (table === undefined) return undefined;
  if (veil === undefined || invite === undefined) return { table };
  return { table, code: veiled(veil, invite, table) };
}

/**
 * The same for somebody at table `link`. With a seat there they need no code, and theirs may not be the one that
 * the address was veiled with: there can be several invitations.
 */
export function newTableFor(link: RemoteLink, text: string): NextTable | undefined {
  const next = newTableIn(text, link.id);
  const isSeated = link.known.value.seat !== undefined;
  return next && isSeated ? { table: next.table } : next;
}

/** The latest table created to play on, and its creator. */
export function nextTable(link: RemoteLink): (Saying & NextTable) | undefined {
  return sharedOf(link)
    .said.flatMap((saying) => {
      const next = newTableFor(link, saying.text);
      return next === undefined ? [] : [{ ...saying, ...next }];
    })
    .at(-1);
}
