import { nameOf } from '@hand-and-foot/protocol';
import type { Seat } from '@hand-and-foot/engine';
import { signal } from '@preact/signals';
import type { RemoteLink } from '../../../table/link/remoteTable.ts';
import { faceNow } from '../shared/faceNow.ts';
import { ownName } from '../shared/memory.ts';
import { sharedGames } from '../../../parts/server/server.ts';
import { askFor, isFree, personIn, sharedOf } from '../shared/shared.ts';
import { LONGEST_NAME, nameApart, plainTextUpTo } from '../shared/text.ts';

/** The table just created here, or moved to: people sit down there without being asked again. */
export const comesTo = signal<{ readonly table: string; readonly seat?: Seat } | undefined>(
  undefined,
);

/** The people a table was just created for here, by seat. They're still on their way to it. */
export const awaited = signal<
  { readonly table: string; readonly names: readonly (string | undefined)[] } | undefined
>(undefined);

export async function sitAtOnce(link: RemoteLink): Promise<void> {
  const { table, seat: wanted = 0 } = comesTo.value ?? {};
  if (table !== link.id) return;
  if (link.known.value.seat === undefined) await sitAnywhere(link, wanted);
  comesTo.value = undefined;
}

/** The seat somebody new gets: the one they want, the first empty one, or one that a bot has for nobody. */
export function freeSeat({ known }: RemoteLink, wanted?: Seat): Seat | undefined {
  const { seats } = known.value;
  const empty = seats.flatMap(({ is }, seat) => (is === 'nobody' ? [seat] : []));
  if (wanted !== undefined && empty.includes(wanted)) return wanted;
  const bots = seats.findIndex(isFree);
  return empty[0] ?? (bots < 0 ? undefined : bots);
}

/** The seat they had when they last played with this host, by the same rules and with as many players. */
export function usualSeat(link: RemoteLink): Seat | undefined {
  const { seats } = link.known.value;
  const { hostSeat } = sharedOf(link);
  const host = hostSeat === undefined ? undefined : personIn(seats[hostSeat]);
  const before = (sharedGames.value ?? [])
    .filter(({ table, rules }) => table !== link.id && rules.id === link.terms.rules.id)
    .filter((game) => game.seat !== undefined && game.seats.length === seats.length)
    .filter((game) => game.seats.some((holder) => personIn(holder) === host))
    .sort((one, other) => other.touched - one.touched);
  return host === undefined ? undefined : before[0]?.seat;
}

/** Sits down at the wanted seat or the next free one; two people may press at the same moment. */
export async function sitAnywhere(link: RemoteLink, wanted?: Seat): Promise<void> {
  const name = plainTextUpTo(ownName(), LONGEST_NAME);
  const tried = new Set<Seat>();
  while (name !== '') {
    const seat = freeSeat(link, wanted);
    if (seat === undefined || tried.has(seat)) return;
    tried.add(seat);
    const taken = link.known.value.seats.map(nameOf);
    if (await askFor(link, { do: 'sit', seat, name: nameApart(name, taken), face: faceNow(link) }))
      return;
  }
}
