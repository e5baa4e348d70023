import { Migrator, type Kysely, type Migration } from 'kysely';
import type { Flavour } from './flavour.ts';
import { createTables } from './migrations/0001-tables.ts';
import { createFresh } from './migrations/0002-fresh.ts';
import { createBatches } from './migrations/0003-batches.ts';
import { createPads } from './migrations/0004-pads.ts';
import { dropCommands } from './migrations/0005-commands.ts';
import { createDesk } from './migrations/0006-desk.ts';
import { createHeads } from './migrations/0007-heads.ts';
import { countDeliveries } from './migrations/0008-deliveries.ts';
import { createPush } from './migrations/0009-push.ts';
import { noteCrashes } from './migrations/0010-crashes.ts';
import { createNights } from './migrations/0011-nights.ts';
import { createNodeLeases } from './migrations/0012-node-leases.ts';

const MIGRATIONS = {
  '0001-tables': createTables,
  '0002-fresh': createFresh,
  '0003-batches': createBatches,
  '0004-pads': createPads,
  '0005-commands': dropCommands,
  '0006-desk': createDesk,
  '0007-heads': createHeads,
  '0008-deliveries': countDeliveries,
  '0009-push': createPush,
  '0010-crashes': noteCrashes,
  '0011-nights': createNights,
  '0012-node-leases': createNodeLeases,
};

/** Upgrades the database to this program's schema, or says why it can't. */
export async function migrate(db: Kysely<unknown>, flavour: Flavour): Promise<void> {
  refuseNewer(await migrationsDone(db));
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => Promise.resolve(migrationsFor(flavour)) },
  }).migrateToLatest();
  if (error !== undefined) throw new Error('The database couldn’t be upgraded.', { cause: error });
}

/** Throws if a newer program has migrated it. */
export function refuseNewer(done: readonly string[]): void {
  const unknown = done.find((name) => !(name in MIGRATIONS));
  if (unknown === undefined) return;
  throw new Error(
    `The database was written by a newer version of Hand and Foot (this one doesn’t know ${unknown}). ` +
      'Start that version or a later one, or restore a backup made before the upgrade.',
  );
}

/** Throws unless the schema is exactly the one this program writes. */
export function refuseOther(done: readonly string[]): void {
  refuseNewer(done);
  if (Object.keys(MIGRATIONS).every((name) => done.includes(name))) return;
  throw new Error(
    'It was written by an older version. Start this version on it once, then try again.',
  );
}

function migrationsFor(flavour: Flavour): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(MIGRATIONS).map(([name, up]) => [
      name,
      { up: async (db: Kysely<unknown>) => up(db, flavour) },
    ]),
  );
}

async function migrationsDone(db: Kysely<unknown>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const rows = await (db as Kysely<{ kysely_migration: { name: string } }>)
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  return rows.map(({ name }) => name);
}
