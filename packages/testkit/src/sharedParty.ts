import type { State } from '@hand-and-foot/engine';
import { hashOf } from '@hand-and-foot/fair';
import { readLog, tableFrom, type Guest } from '@hand-and-foot/table';
import { party, type Party, type PartyWishes } from './party.ts';

/** The doors of a shared table in tests. */
export const doors = {
  table: 'table',
  host: 'host',
  invite: hashOf('come in'),
  watch: hashOf('look on'),
  secret: 'a'.repeat(64),
};

/** Somebody who brings the invitation, and somebody who does not. */
export const invited = (guest: string): Guest => ({ guest, code: doors.invite });
export const known = (guest: string): Guest => ({ guest });

/** A shared table where nobody sits yet. */
export async function sharedParty(wishes: PartyWishes = {}): Promise<Party> {
  let seeds = 0;
  const entropy = { seed: () => hashOf(`seed ${++seeds}`) };
  return party({
    rules: 'closed-books',
    seats: Array.from({ length: 4 }, () => ({ is: 'nobody' })),
    doors,
    ...wishes,
    ports: { entropy, ...wishes.ports },
  });
}

/** A shared table with Ada to Dora in its seats. */
export async function seatedParty(wishes: PartyWishes = {}): Promise<Party> {
  const all = await sharedParty(wishes);
  for (const [seat, name] of ['Ada', 'Ben', 'Cleo', 'Dora'].entries())
    await all.ask(invited(name), { do: 'sit', seat, name });
  return all;
}

/** The truth about the round, which only tests may see. */
export function stateOf({ log }: Party): State {
  return tableFrom(readLog('table', log.entries('table'))).sitting.state!;
}
