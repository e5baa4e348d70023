import type { Seat } from '@hand-and-foot/engine';
import { signal } from '@preact/signals';
import type { RemoteLink } from '../../../table/link/remoteTable.ts';
import { ownName } from '../shared/memory.ts';
import { askFor, nameOf } from '../shared/shared.ts';
import { LONGEST_NAME, nameApart, plainText } from '../shared/text.ts';

/** The table just created here, or moved to: people sit down there without being asked again. */
export const comesTo = signal<{ readonly table: string; readonly seat?: Seat } | undefined>(
  undefined,
);

export async function sitAtOnce(link: RemoteLink): Promise<void> {
  const { table, seat: wanted = 0 } = comesTo.value ?? {};
  if (table !== link.id) return;
  comesTo.value = undefined;
  const { seat, seats } = link.known.value;
  const name = plainText(ownName(), LONGEST_NAME);
  const free = seats.flatMap(({ is }, at) => (is === 'nobody' ? [at] : []));
  const place = free.includes(wanted) ? wanted : free[0];
  if (seat === undefined && place !== undefined && name !== '')
    await askFor(link, { do: 'sit', seat: place, name: nameApart(name, seats.map(nameOf)) });
}
