import { sql, type Kysely } from 'kysely';
import { now, type Flavour } from './flavour.ts';
import type { Schema } from './schema.ts';

/** The server's name for push services; browsers know it by the public part. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** A browser that wants to be notified. */
export interface Device {
  /** The address its push service gave it. */
  readonly endpoint: string;
  /** The keys messages are encrypted for. */
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
  /** The page's address, which a push service is told in case it has a complaint. */
  readonly site: string;
}

/** Storage for Web Push, for all nodes. */
export interface Pushes {
  /** The pair that was kept first, whichever node offered it. */
  keepPushKeys(made: PushKeys): Promise<PushKeys>;
  /** Adds or replaces a device; of more than `most`, the guest's oldest are dropped. */
  addDevice(guest: string, device: Device, most: number): Promise<void>;
  devicesOf(guest: string): Promise<Device[]>;
  /** Drops the device; with a guest, only if it's theirs. */
  dropDevice(endpoint: string, guest?: string): Promise<void>;
  /** Switches notifications about a table off or on. */
  mute(guest: string, table: string, isMuted: boolean): Promise<void>;
  mutedBy(guest: string): Promise<string[]>;
  /** Claims the one notification of this turn: false if it was claimed before, or the table is muted. */
  claimTurn(guest: string, table: string, turn: number): Promise<boolean>;
}

export function pushesIn(db: Kysely<Schema>, flavour: Flavour): Pushes {
  const at = now(flavour);
  return {
    async keepPushKeys({ publicKey, privateKey }) {
      await db
        .insertInto('push_keys')
        .values({ id: 1, public_key: publicKey, private_key: privateKey })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const row = await db.selectFrom('push_keys').selectAll().executeTakeFirstOrThrow();
      return { publicKey: row.public_key, privateKey: row.private_key };
    },

    async addDevice(guest, device, most) {
      const row = { ...device, guest, since: at };
      await db
        .insertInto('push_devices')
        .values(row)
        .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
        .execute();
      const newest = sql`(select endpoint from push_devices where guest = ${guest} order by since desc, endpoint limit ${most})`;
      await db
        .deleteFrom('push_devices')
        .where('guest', '=', guest)
        .where(sql<boolean>`endpoint not in ${newest}`)
        .execute();
    },

    async devicesOf(guest) {
      return db
        .selectFrom('push_devices')
        .select(['endpoint', 'p256dh', 'auth', 'language', 'site'])
        .where('guest', '=', guest)
        .orderBy('since')
        .orderBy('endpoint')
        .execute();
    },

    async dropDevice(endpoint, guest) {
      const found = db.deleteFrom('push_devices').where('endpoint', '=', endpoint);
      await (guest === undefined ? found : found.where('guest', '=', guest)).execute();
    },

    async mute(guest, table, isMuted) {
      const muted = isMuted ? 1 : 0;
      await db
        .insertInto('push_tables')
        .values({ guest, table_id: table, turn: 0, muted })
        .onConflict((conflict) => conflict.columns(['guest', 'table_id']).doUpdateSet({ muted }))
        .execute();
    },

    async mutedBy(guest) {
      const rows = await db
        .selectFrom('push_tables')
        .select('table_id')
        .where('guest', '=', guest)
        .where('muted', '=', 1)
        .orderBy('table_id')
        .execute();
      return rows.map(({ table_id }) => table_id);
    },

    async claimTurn(guest, table, turn) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('push_tables')
        .values({ guest, table_id: table, turn, muted: 0 })
        .onConflict((conflict) =>
          conflict
            .columns(['guest', 'table_id'])
            .doUpdateSet({ turn })
            .where('push_tables.turn', '<', turn)
            .where('push_tables.muted', '=', 0),
        )
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    },
  };
}
