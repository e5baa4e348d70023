import { hashOf, watchCodeOf } from '@hand-and-foot/fair';
import type { RemoteLink } from '../../../table/link/remoteTable.ts';
import { noteTable } from './memory.ts';
import { newCode } from './newCode.ts';

/**
 * Makes an invitation for somebody who came without one, by a link to a seat or from their list of tables: the address
 * they copy lets others in, and never into their own seat.
 */
export async function makeInvitation(link: RemoteLink): Promise<void> {
  const code = newCode();
  const watch = hashOf(watchCodeOf(code));
  const answer = await link.ask({ do: 'invite', code: hashOf(code), watch });
  if (answer.ok) noteTable(link.id, { invite: code });
}

/** Whether this page's person may invite others, which a table that's closed has no use for. */
export function mayInvite({ known }: RemoteLink): boolean {
  const { seat, seats, closed, shared } = known.value;
  const isSeated = seat !== undefined && seats[seat]?.is === 'person';
  // A club night seats its people itself.
  return !closed && !shared?.night && (isSeated || shared?.host === true);
}
