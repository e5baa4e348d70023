import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** An entry of a pad as it is kept; `body` is JSON, just as it was written. */
export interface PadEntry {
  readonly device: string;
  readonly count: number;
  readonly body: string;
}

/** Where scorepads that people share are kept. What it has answered is on the disk. */
export interface Pads {
  /** Keeps the entries; one that is there already stays as it is. */
  addToPad(pad: string, entries: readonly PadEntry[]): Promise<void>;
  /** All entries, those of one device together and in order. */
  readPad(pad: string): Promise<PadEntry[]>;
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
