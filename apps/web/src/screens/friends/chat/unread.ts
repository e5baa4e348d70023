import type { RemoteLink } from '../../../table/link/remoteTable.ts';
import { remember, rememberedOf } from '../shared/memory.ts';
import { sharedOf } from '../shared/shared.ts';

/** How much others have said since one last looked. */
export function unreadAt(link: RemoteLink): number {
  const { seat } = link.known.value;
  const { read } = rememberedOf(link.id);
  return sharedOf(link).said.filter((saying) => saying.at > read && saying.seat !== seat).length;
}

/** Notes that everything said so far has been seen. */
export function markRead(link: RemoteLink): void {
  const last = sharedOf(link).said.at(-1)?.at ?? 0;
  if (last > rememberedOf(link.id).read) remember(link.id, { read: last });
}
