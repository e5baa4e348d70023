import { faceFor, faceOf, type Face } from '@hand-and-foot/protocol';
import { ownFace } from '../../../parts/settings/choices.ts';
import type { RemoteLink } from '../../../table/link/remoteTable.ts';
import { ownName } from './memory.ts';
import { LONGEST_NAME, plainTextUpTo } from './text.ts';

/** The name this page began with: a face doesn't change while somebody types. */
let nameBefore: string | undefined;

/** The face you sit down with: the one you chose, or one for your name that nobody at the table has. */
export function faceNow(link: RemoteLink | undefined): Face {
  nameBefore ??= plainTextUpTo(ownName(), LONGEST_NAME);
  const taken = link?.known.value.seats.map(faceOf) ?? [];
  return ownFace() ?? faceFor(nameBefore, taken);
}
