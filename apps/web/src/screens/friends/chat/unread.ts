import { isReaction } from '@hand-and-foot/protocol';
import type { RemoteLink } from '../../../table/link/remoteTable.ts';
import { noteTable, rememberedOf } from '../shared/memory.ts';
import { chatAt } from './muted.ts';

/** Messages by others since the last look. Reactions are seen at the table. */
export function unreadAt(link: RemoteLink): number {
  const { seat: mine } = link.known.value;
  const { read } = rememberedOf(link.id);
  return chatAt(link).filter(
    ({ at, seat, phrase = '' }) => at > read && seat !== mine && !isReaction(phrase),
  ).length;
}

/** Marks all messages as seen. */
export function markRead(link: RemoteLink): void {
  const last = chatAt(link).at(-1)?.at ?? 0;
  if (last > rememberedOf(link.id).read) noteTable(link.id, { read: last });
}
