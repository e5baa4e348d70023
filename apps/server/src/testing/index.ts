// Real databases, and the stores that keep tables in them, for tests and trials.

export { isDamage } from '../store/damage.ts';
export { openPostgres } from '../store/postgres.ts';
export { openSqlite } from '../store/sqlite.ts';
export { openFile } from '../store/sqliteFile.ts';
export { newFolder } from './folder.ts';
export { longLog } from './logs.ts';
export { startPostgres, type Postgres } from './postgres.ts';
export { hasRedis, startRedis, type RedisServer } from './redis.ts';
