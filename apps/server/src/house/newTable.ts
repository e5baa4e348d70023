import { hashOf, watchCodeOf } from '@hand-and-foot/fair';
import type { Wish } from '@hand-and-foot/protocol';
import {
  beginningOf,
  entryAfter,
  tableStartFor,
  type Granted,
  type TableStart,
} from '@hand-and-foot/table';
import type { Surroundings } from './ports.ts';
import { HOLD } from './times.ts';

export interface Opened {
  readonly ok: true;
  readonly table: string;
  /** Codes in the links for players and for watchers. */
  readonly invite: string;
  readonly watch: string;
}

/** Makes a table that the guest hosts and `others` may join; or says what is wrong with the wish. */
export async function newTable(
  around: Surroundings,
  wish: Wish,
  guest: string,
  others: readonly string[],
): Promise<Opened | Exclude<Granted, { ok: true }>> {
  const granted = tableStartFor(wish);
  if (!granted.ok) return granted;
  const table = code(around);
  const invite = code(around);
  const watch = watchCodeOf(invite);
  const doors = {
    table,
    host: guest,
    invite: hashOf(invite),
    watch: hashOf(watch),
    ...(others.length > 0 ? { guests: others } : {}),
    secret: around.secret(),
  };
  await write(around, table, { ...granted.opening, doors });
  // Former players find the invitation in their lists.
  for (const each of new Set([guest, ...others])) await around.store.note(each, table);
  return { ok: true, table, invite, watch };
}

async function write(
  { store, node, clock }: Surroundings,
  table: string,
  { terms, seats: wished, doors }: Required<TableStart>,
): Promise<void> {
  const hold = await store.take(table, node, HOLD);
  if (!hold) throw new Error('a new table is taken');
  // People take their seats themselves.
  const seats = wished.map((holder) =>
    holder.is === 'bot' ? holder : ({ is: 'nobody' } as const),
  );
  const opened = { entry: 'opened', terms, seats, doors } as const;
  const entry = entryAfter(beginningOf(table), clock.date(), opened);
  const outcome = await store.append(table, hold, 0, [entry]);
  if (outcome !== 'ok') throw new Error('a new table is written to');
  await store.release(hold);
}

/** 16 random bytes in URL-safe letters. */
function code({ secret }: Surroundings): string {
  return Buffer.from(secret().slice(0, 32), 'hex').toString('base64url');
}
