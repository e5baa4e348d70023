import type { Seat } from '@hand-and-foot/engine';
import { nameOf, castFor, type Ask } from '@hand-and-foot/protocol';
import type { RemoteLink } from '../../../table/link/remoteTable.ts';
import { choices } from '../../../parts/settings/choices.ts';

/** A bot for this seat, at the last chosen level. */
export function botAsk({ id, known }: RemoteLink, seat: Seat): Ask {
  const [name] = castFor(id, known.value.seats.map(nameOf), 1);
  return { do: 'standIn', seat, name: name!, level: choices.value.level };
}
