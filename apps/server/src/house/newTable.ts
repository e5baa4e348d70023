import { hashOf, watchCodeOf } from '@hand-and-foot/fair';
import type { Wish } from '@hand-and-foot/protocol';
import { logOf, tableStartFor, type Change, type Granted } from '@hand-and-foot/table';
import type { Surroundings } from './ports.ts';
import { HOLD } from './times.ts';

export interface OpenedTable {
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
): Promise<OpenedTable | Exclude<Granted, { ok: true }>> {
  const granted = tableStartFor(wish);
  if (!granted.ok) return granted;
  const table = newCode(around);
  const invite = newCode(around);
  const watch = watchCodeOf(invite);
  const doors = {
    table,
    host: guest,
    invite: hashOf(invite),
    watch: hashOf(watch),
    ...(others.length > 0 ? { guests: others } : {}),
    secret: around.secret(),
  };
  const { terms, seats: wished } = granted.opening;
  // People take their seats themselves.
  const seats = wished.map((holder) =>
    holder.is === 'bot' ? holder : ({ is: 'nobody' } as const),
  );
  const outcome = await write(around, table, [{ entry: 'opened', terms, seats, doors }]);
  if (outcome !== 'ok') throw new Error('a new table is taken, or written to');
  // Former players find the invitation in their lists.
  for (const each of new Set([guest, ...others])) await around.store.note(each, table);
  return { ok: true, table, invite, watch };
}

/** Writes the log that a table begins with, unless it has one; its people find it in their lists. */
export async function beginTable(
  around: Writing,
  table: string,
  changes: readonly Change[],
  guests: readonly string[],
): Promise<void> {
  if ((await around.store.read(table, 1)).length > 0) return;
  if ((await write(around, table, changes)) !== 'ok') return;
  for (const guest of new Set(guests)) await around.store.note(guest, table);
}

type Writing = Pick<Surroundings, 'store' | 'node' | 'clock'>;

async function write(
  { store, node, clock }: Writing,
  table: string,
  changes: readonly Change[],
): Promise<'ok' | 'taken'> {
  const hold = await store.take(table, node, HOLD);
  if (!hold) return 'taken';
  const outcome = await store.append(table, hold, 0, logOf(table, clock.date(), changes));
  await store.release(hold);
  return outcome === 'ok' ? 'ok' : 'taken';
}

/** 16 random bytes in URL-safe letters. */
export function newCode({ secret }: Pick<Surroundings, 'secret'>): string {
  return Buffer.from(secret().slice(0, 32), 'hex').toString('base64url');
}
