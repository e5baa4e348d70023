import { faceFor, faceOf, FACES, type Face } from '@hand-and-foot/protocol';
import { ownFace } from '../../../parts/settings/choices.ts';
import type { RemoteLink } from '../../../table/link/remoteTable.ts';
import { ownName } from './memory.ts';
import { LONGEST_NAME, plainText } from './text.ts';

/** The face you sit down with: the one you chose, or one for your name that nobody at the table has. */
export function faceNow(link: RemoteLink | undefined): Face {
  const name = plainText(ownName(), LONGEST_NAME);
  const taken = link?.known.value.seats.map(faceOf) ?? [];
  return ownFace() ?? (name === '' ? FACES[0] : faceFor(name, taken));
}
