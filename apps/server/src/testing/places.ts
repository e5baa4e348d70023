import { join } from 'node:path';
import { openPostgres } from '../store/postgres.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { WholeStore } from '../store/wholeStore.ts';
import { newFolder } from './folder.ts';
import { PATIENT, type Postgres } from './postgres.ts';

/** An empty database that can be opened again and again, as another process would. */
export interface Place {
  open(): Promise<WholeStore>;
  remove(): void | Promise<void>;
}

export async function sqlitePlace(): Promise<Place> {
  const { folder, remove } = newFolder();
  return Promise.resolve({ open: async () => openSqlite(join(folder, 'tables.db')), remove });
}

/** Emptied and reused, because creating one takes long. */
const databases: string[] = [];

async function postgresPlace(postgres: Postgres): Promise<Place> {
  const url = databases.pop() ?? (await postgres.newDatabase());
  return {
    open: async () => openPostgres(url, PATIENT),
    async remove() {
      await postgres.ask(
        url,
        'truncate entries, leases, letters, guests, pad_entries, night_entries, outlines, blocks, nodes, push_keys, push_devices, push_tables',
      );
      databases.push(url);
    },
  };
}

/** Both kinds of database, for `describe.each`; the PostgreSQL may be started later. */
export function bothPlaces(
  postgres: () => Postgres,
): { name: string; place: () => Promise<Place> }[] {
  return [
    { name: 'SQLite', place: sqlitePlace },
    { name: 'PostgreSQL', place: async () => postgresPlace(postgres()) },
  ];
}
