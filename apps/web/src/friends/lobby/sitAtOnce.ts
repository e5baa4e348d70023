import { signal } from '@preact/signals';
import type { RemoteLink } from '../../link/remoteTable.ts';
import { ownName } from '../memory.ts';
import { askFor } from '../shared.ts';
import { LONGEST_NAME, plainText } from '../text.ts';

/** The table that was just made here: whoever made it sits down without being asked again. */
export const justMade = signal<string | undefined>(undefined);

export async function sitAtOnce(link: RemoteLink): Promise<void> {
  if (justMade.value !== link.id) return;
  justMade.value = undefined;
  const { seat, seats } = link.known.value;
  const name = plainText(ownName(), LONGEST_NAME);
  const free = seats.findIndex(({ is }) => is === 'nobody');
  if (seat === undefined && free >= 0 && name !== '')
    await askFor(link, { do: 'sit', seat: free, name });
}
