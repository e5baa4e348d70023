import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** A pad's entry as stored; `body` is JSON, just as it was written. */
export interface StoredPadEntry {
  readonly device: string;
  readonly count: number;
  readonly body: string;
}

/** Storage of shared scorepads. Anything it has answered for is on the disk. */
export interface Pads {
  /** Stores the entries; one that's already there stays as it is. */
  addToPad(pad: string, entries: readonly StoredPadEntry[]): Promise<void>;
  /** All entries, grouped by device and in order. */
  readPad(pad: string): Promise<StoredPadEntry[]>;
}

export function padsIn(db: Kysely<Schema>): Pads {
  return {
    async addToPad(pad, entries) {
      if (entries.length === 0) return;
      await db
        .insertInto('pad_entries')
        .values(entries.map((entry) => ({ pad, ...entry })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async readPad(pad) {
      return db
        .selectFrom('pad_entries')
        .select(['device', 'count', 'body'])
        .where('pad', '=', pad)
        .orderBy('device')
        .orderBy('count')
        .execute();
    },
  };
}
