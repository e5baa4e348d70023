import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { entry } from '../testing/entries.ts';
import { PATIENT, startPostgres, type Postgres } from '../testing/postgres.ts';
import { lostOf, startAppender } from '../testing/startAppender.ts';
import { openPostgres } from './postgres.ts';
import type { Hold, Store } from './store.ts';

/** Long enough for a busy machine, short enough to wait for. */
const BRIEF = { connect: 3000, statement: 1500, answer: 2500 };

let postgres: Postgres;
let url: string;
let store: Store;
let oak: Hold;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => postgres.stop());

beforeEach(async () => {
  url = await postgres.newDatabase();
  store = await openPostgres(url, PATIENT);
  oak = (await store.take('oak', 'one', 60_000))!;
  await store.append('oak', oak, 0, [entry(1)]);
});
afterEach(async () => store.close());

test('entries that were acknowledged are there after kill -9, of the process and of the database', async () => {
  const first = startAppender('postgres', url, 'first');
  await first.has(300);
  await first.kill();
  const second = startAppender('postgres', url, 'second');
  await second.has(300);
  await postgres.kill();
  await second.kill();
  await postgres.start();
  expect(await lostOf([first, second], store)).toEqual([]);
});

test('while the database is dead nothing is answered ok; when it is back, all goes on', async () => {
  await postgres.kill();
  await expect(store.append('oak', oak, 1, [entry(2)])).rejects.toThrow();
  await expect(store.read('oak', 1)).rejects.toThrow();
  await expect(store.check()).rejects.toThrow();
  await postgres.start();
  await store.check();
  expect(await store.append('oak', oak, 1, [entry(2)])).toBe('ok');
  expect(await store.read('oak', 1)).toEqual([entry(1), entry(2)]);
});

test('a database that is frozen is an error, not a hang, and all goes on when it thaws', async () => {
  const brief = await openPostgres(url, BRIEF);
  await postgres.frozen(async () => {
    await Promise.all([
      expect(brief.append('oak', oak, 1, [entry(2)])).rejects.toThrow(/timeout/),
      expect(brief.take('elm', 'one', 1000)).rejects.toThrow(/timeout/),
      expect(openPostgres(url, BRIEF)).rejects.toThrow(/timeout/),
    ]);
  });
  await brief.close();
  // It may still succeed even now, which is why it got no answer.
  let { length } = await store.read('oak', 1);
  while ((await store.append('oak', oak, length, [entry(length + 1)])) !== 'ok')
    ({ length } = await store.read('oak', 1));
  expect(await store.read('oak', 1)).toHaveLength(length + 1);
});

test('a table that is locked for long is an error, and nothing is half done', async () => {
  const brief = await openPostgres(url, BRIEF);
  const client = new pg.Client(url);
  await client.connect();
  await client.query("begin; select from leases where table_id = 'oak' for update");
  await expect(brief.append('oak', oak, 1, [entry(2)])).rejects.toThrow(/timeout/);
  await client.query('rollback');
  await client.end();
  await brief.close();
  expect(await store.read('oak', 1)).toEqual([entry(1)]);
  expect(await store.append('oak', oak, 1, [entry(2)])).toBe('ok');
});

test('an append waits for a take-over under way, and finds the table lost', async () => {
  const client = new pg.Client(url);
  await client.connect();
  await client.query("begin; update leases set epoch = epoch + 1 where table_id = 'oak'");
  const late = store.append('oak', oak, 1, [entry(2)]);
  const waiting = "select from pg_stat_activity where wait_event_type = 'Lock'";
  while ((await postgres.ask(url, waiting)).length === 0);
  await client.query('commit');
  await client.end();
  expect(await late).toBe('lost');
  expect(await store.read('oak', 1)).toEqual([entry(1)]);
});

test('a database of a newer version is left alone, and it says what to do', async () => {
  await postgres.ask(url, "insert into kysely_migration values ('9999-later', '2031-01-01')");
  await expect(openPostgres(url)).rejects.toThrow(/newer version.*9999-later.*restore a backup/s);
});

test('a database that may only be read says so', async () => {
  await postgres.ask(
    url,
    `alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = on`,
  );
  const readOnly = await openPostgres(url, PATIENT);
  await expect(readOnly.check()).rejects.toThrow(/read-only/);
  await expect(readOnly.append('oak', oak, 1, [entry(2)])).rejects.toThrow(/read-only/);
  expect(await readOnly.read('oak', 1)).toEqual([entry(1)]);
  await readOnly.close();
});
