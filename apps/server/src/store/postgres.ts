import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { now } from './flavour.ts';
import { guestsIn } from './guests.ts';
import { leasesIn } from './leases.ts';
import { lettersIn } from './letters.ts';
import { migrate } from './migrate.ts';
import { appendsTo } from './postgresEntries.ts';
import { rowsOf } from './rows.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';

const CONNECTIONS = 8;
const CONNECT_MS = 3000;
/** A statement that takes longer is ended by the database; if it is frozen and does not, we give up a little later. */
const STATEMENT_MS = 4000;
const ANSWER_MS = 5000;

/** The store of many nodes. */
export async function openPostgres(url: string): Promise<Store> {
  await bringUpToDate(url);
  return postgresStore(
    newPool({
      connectionString: url,
      max: CONNECTIONS,
      connectionTimeoutMillis: CONNECT_MS,
      statement_timeout: STATEMENT_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    }),
  );
}

/** Without time limits: a migration may take long, and so may waiting for another node that does it. */
async function bringUpToDate(url: string): Promise<void> {
  const pool = newPool({ connectionString: url, max: 2, connectionTimeoutMillis: CONNECT_MS });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, 'postgres');
  } finally {
    await db.destroy();
  }
}

function newPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  // A connection that breaks while nobody uses it is replaced; whoever uses one is told by what they asked.
  pool.on('error', () => undefined);
  return pool;
}

function postgresStore(pool: pg.Pool): Store {
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
      return rows.map(({ body }) => JSON.parse(body) as unknown);
    },
    ...leasesIn(db, 'postgres'),
    ...lettersIn(db, 'postgres'),
    ...guestsIn(db, 'postgres'),
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
 * For Kysely, to which nothing is a transaction here. It gives clients back as if nothing had happened; the pool itself
 * throws away one that failed, and does not hand a client out again that still waits for its answer.
 */
function statementByStatement(pool: pg.Pool): PostgresPool {
  const query = async (text: string, values: unknown[]): Promise<unknown> =>
    pool.query(text, values);
  const client = { query, release: () => undefined } as PostgresPoolClient;
  return { connect: async () => Promise.resolve(client), end: async () => pool.end() };
}
