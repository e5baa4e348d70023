import type { Seat } from '@hand-and-foot/engine';
import { go } from '../../../parts/screen/route.ts';
import { sharedGames } from '../../../parts/server/server.ts';
import { joinRemote, type RemoteLink } from '../../../table/link/remoteTable.ts';
import { addressFor } from '../parts/addressFor.ts';
import { awaited, comesTo } from '../seats/sitAtOnce.ts';
import { makeTable } from '../shared/api.ts';
import { ownName, noteTable, rememberedOf, setOwnName } from '../shared/memory.ts';
import { veiled } from '../shared/newCode.ts';
import { nextTable, type NextTable } from '../shared/newTable.ts';
import { askInPerson, personIn } from '../shared/shared.ts';
import { words } from '../shared/words.ts';
import { wishAgain } from './wish.ts';

/** Creates a table for the same people and goes there; or says why not. */
export async function playAgain(link: RemoteLink): Promise<string | undefined> {
  const { seat, seats } = link.known.value;
  const made = await makeTable({ ...wishAgain(link.terms, seats), after: link.id });
  if (typeof made === 'string')
    return made === 'tooFast' ? words.value.tooFast : words.value.notMade;
  const { table, invite, watch } = made;
  noteTable(table, { invite, watch });
  const names = seats.map((holder, at) => (at === seat ? undefined : personIn(holder)));
  awaited.value = { table, names };
  const own = rememberedOf(link.id).invite;
  const veil = own === undefined ? '' : `#${veiled(invite, own, table)}`;
  await askInPerson(link, { do: 'say', text: addressFor(table) + veil });
  comeTo(link, { table, code: invite }, seat);
  return undefined;
}

/** Goes to the next table, to the seat they had. */
export function comeTo({ known }: RemoteLink, next: NextTable, seat: Seat | undefined): void {
  const name = seat === undefined ? undefined : personIn(known.value.seats[seat]);
  if (ownName() === '') setOwnName(name ?? '');
  const { table, code } = next;
  comesTo.value = { table, ...(seat === undefined ? {} : { seat }) };
  go({ at: 'shared', id: table, ...(code === undefined ? {} : { code }) });
}

/** The same from the list of tables: somebody else may have created the next one already. */
export async function playAgainAfter(id: string): Promise<string | undefined> {
  const link = await joinRemote(id, rememberedOf(id).invite);
  if (typeof link === 'string') return words.value.notMade;
  try {
    const next = nextTable(link);
    const isOpen = sharedGames.value?.some(({ table, over }) => table === next?.table && !over);
    if (next === undefined || isOpen !== true) return await playAgain(link);
    comeTo(link, next, link.known.value.seat);
    return undefined;
  } finally {
    link.leave();
  }
}
