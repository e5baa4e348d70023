import type { RemoteLink } from '../../../table/link/remoteTable.ts';
import { remember, rememberedOf } from '../shared/memory.ts';
import { sharedOf } from '../shared/shared.ts';

/** Messages by others since the last look. */
export function unreadAt(link: RemoteLink): number {
  const { seat } = link.known.value;
  const { read } = rememberedOf(link.id);
  return sharedOf(link).said.filter((saying) => saying.at > read && saying.seat !== seat).length;
}

/** Marks all messages as seen. */
export function markRead(link: RemoteLink): void {
  const last = sharedOf(link).said.at(-1)?.at ?? 0;
  if (last > rememberedOf(link.id).read) remember(link.id, { read: last });
}
