import type { Seat } from '@hand-and-foot/engine';
import type { Ask } from '@hand-and-foot/protocol';
import type { RemoteLink } from '../../../table/link/remoteTable.ts';
import { choices } from '../../../parts/settings/choices.ts';
import { nameOf } from '../shared/shared.ts';

/** Bots' default names, the same in every language. */
const NAMES = ['Iris', 'Bruno', 'Olga', 'Tomás', 'Nina', 'Hugo', 'Vera', 'Leo'];

/** This many names that nobody at the table has. */
export function botNames(taken: readonly string[], count: number): string[] {
  return NAMES.filter((name) => !taken.includes(name)).slice(0, count);
}

/** A bot for this seat, at the last chosen level. */
export function botAsk({ known }: RemoteLink, seat: Seat): Ask {
  const [name = NAMES[0]!] = botNames(known.value.seats.map(nameOf), 1);
  return { do: 'standIn', seat, name, level: choices.value.level };
}
