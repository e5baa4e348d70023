import type { Kysely } from 'kysely';
import type { NightEntry } from '@hand-and-foot/club';
import { valueIn } from './bodies.ts';
import type { Schema } from './schema.ts';

/** Storage of club nights. Any node may write; an entry that was answered with true is on the disk. */
export interface NightLogs {
  /** False if somebody else has written this entry. */
  appendToNight(night: string, entry: NightEntry): Promise<boolean>;
  /** Entries from this number on, as stored. */
  readNight(night: string, from: number): Promise<readonly unknown[]>;
}

export function nightsIn(db: Kysely<Schema>): NightLogs {
  return {
    async appendToNight(night, entry) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('night_entries')
        .values({ night, seq: entry.seq, body: JSON.stringify(entry) })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },
    async readNight(night, from) {
      const rows = await db
        .selectFrom('night_entries')
        .select('body')
        .where('night', '=', night)
        .where('seq', '>=', from)
        .orderBy('seq')
        .execute();
      return rows.map(({ body }) => valueIn(body));
    },
  };
}
