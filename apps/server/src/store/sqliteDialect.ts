import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
} from 'kysely';

/** Writes now or later, and returns the result once it's certain. */
export type Write = <T>(job: () => T) => Promise<T>;

/** The ways to run statements. */
interface Ways {
  readonly write: Write;
  /** Returns a read once it's certain. */
  readonly seen: <T>(read: T) => Promise<T>;
}

/** Kysely on this SQLite. Every statement stands alone: `write` decides on transactions. */
export function sqliteDialect(database: DatabaseSyncInstance, { write, seen }: Ways): Dialect {
  const connection: DatabaseConnection = {
    executeQuery: async <Row>(query: CompiledQuery) =>
      /^\s*select/i.test(query.sql)
        ? seen(execute<Row>(database, query))
        : write(() => execute<Row>(database, query)),
    streamQuery: () => {
      throw new Error('nothing is streamed');
    },
  };
  const nothing = async (): Promise<void> => Promise.resolve();
  const noTransactions = async (): Promise<void> =>
    Promise.reject(new Error('transactions are not begun by Kysely'));
  return {
    createDriver: () => ({
      init: nothing,
      acquireConnection: async () => Promise.resolve(connection),
      beginTransaction: noTransactions,
      commitTransaction: noTransactions,
      rollbackTransaction: noTransactions,
      releaseConnection: nothing,
      destroy: nothing,
    }),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

function execute<Row>(
  database: DatabaseSyncInstance,
  { sql, parameters }: CompiledQuery,
): QueryResult<Row> {
  const statement = database.prepare(sql);
  if (statement.columns().length > 0) return { rows: statement.all(...parameters) as Row[] };
  const { changes } = statement.run(...parameters);
  return { numAffectedRows: BigInt(changes), rows: [] };
}
