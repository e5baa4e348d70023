import { commandKey } from '@hand-and-foot/table';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { valueIn } from './bodies.ts';
import { now } from './flavour.ts';
import { deskIn } from './desk.ts';
import { forsakenIn } from './forsaken.ts';
import { guestsIn } from './guests.ts';
import { leasesIn } from './leases.ts';
import { lettersIn } from './letters.ts';
import { migrate } from './migrate.ts';
import { nightsIn } from './nights.ts';
import { outlinesIn } from './outlines.ts';
import { padsIn } from './pads.ts';
import { pushesIn } from './pushes.ts';
import { appendsTo, rowsOf } from './postgresEntries.ts';
import type { Schema } from './schema.ts';
import type { WholeStore } from './wholeStore.ts';

const CONNECTIONS = 8;

/** Milliseconds to wait before it's an error. */
interface Patience {
  readonly connect: number;
  /** The database ends a statement that takes longer. */
  readonly statement: number;
  /** A frozen database ends nothing; then we give up. */
  readonly answer: number;
}

const PATIENCE: Patience = { connect: 3000, statement: 4000, answer: 5000 };

/** The store of several nodes. */
export async function openPostgres(url: string, patience = PATIENCE): Promise<WholeStore> {
  await bringUpToDate(url, patience);
  return postgresStore(
    newPool({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: patience.connect,
      statement_timeout: patience.statement,
      query_timeout: patience.answer,
      keepAlive: true,
    }),
  );
}

/** Without a statement timeout: a migration may take long, and so may waiting for another node's. */
async function bringUpToDate(url: string, { connect }: Patience): Promise<void> {
  const pool = newPool({ connectionString: url, max: 2, connectionTimeoutMillis: connect });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, 'postgres');
  } finally {
    await db.destroy();
  }
}

function newPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  // A connection that breaks while idle is replaced; one that breaks in use fails its query.
  pool.on('error', () => undefined);
  return pool;
}

function postgresStore(pool: pg.Pool): WholeStore {
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: statementByStatement(pool) }),
  });
  const appends = appendsTo(pool);
  return {
    async append(table, hold, expected, entries) {
      return appends.add({ table, hold, expected, rows: rowsOf(expected, entries) });
    },
    async read(table, from) {
      const { rows } = await pool.query<{ body: string }>({
        name: 'read',
        text: 'select body from entries where table_id = $1 and seq >= $2 order by seq',
        values: [table, from],
      });
      return rows.map(({ body }) => valueIn(body));
    },
    async find(table, asked, from) {
      const { rows } = await pool.query<{ seq: number }>({
        name: 'find',
        text: 'select seq from entries where table_id = $1 and seq >= $2 and command = $3 order by seq limit 1',
        values: [table, from, commandKey(asked)],
      });
      return rows[0]?.seq;
    },
    ...leasesIn(db, 'postgres'),
    ...lettersIn(db, 'postgres'),
    ...guestsIn(db),
    ...padsIn(db),
    ...nightsIn(db),
    ...outlinesIn(db, 'postgres'),
    ...deskIn(db, 'postgres'),
    ...pushesIn(db, 'postgres'),
    ...forsakenIn(db, ['guests', 'letters', 'outlines', 'push_tables', 'entries']),
    async check() {
      const beat = now('postgres');
      await db
        .insertInto('pulse')
        .values({ id: 1, beat })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ beat }))
        .execute();
    },
    async close() {
      await appends.rest();
      await pool.end();
    },
  };
}

/**
 * For Kysely, which uses no transactions here. It returns clients as if nothing had happened; the pool drops those that
 * failed, and doesn't reuse one that still waits for an answer.
 */
function statementByStatement(pool: pg.Pool): PostgresPool {
  const query = async (text: string, values: unknown[]): Promise<unknown> =>
    pool.query(text, values);
  const client = { query, release: () => undefined } as PostgresPoolClient;
  return { connect: async () => Promise.resolve(client), end: async () => pool.end() };
}
