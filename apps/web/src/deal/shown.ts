import { signal } from '@preact/signals';
import type { TableLink } from '../link/tableLink.ts';

/** The round of which one's own grab is being looked at, though the deal may have gone on or be done. */
const lookingAt = signal<string | undefined>(undefined);

/** Whether the deal is to be seen: while it goes on, and until one has read how many cards one lifted. */
export function isDealShown(link: TableLink): boolean {
  return link.known.value.view?.phase === 'deal' || isGrabShown(link);
}

export function isGrabShown(link: TableLink): boolean {
  return lookingAt.value !== undefined && lookingAt.value === roundOf(link);
}

/** To be called as one grabs, so that the last grab of a deal is shown like any other. */
export function showGrab(link: TableLink): void {
  lookingAt.value = roundOf(link);
}

export function leaveGrab(): void {
  lookingAt.value = undefined;
}

function roundOf({ id, known }: TableLink): string {
  return `${id}/${known.value.view?.round ?? 0}`;
}
