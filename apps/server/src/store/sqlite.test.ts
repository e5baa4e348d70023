import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { entry } from '../testing/entries.ts';
import { newFolder } from '../testing/folder.ts';
import { lostOf, startAppender } from '../testing/startAppender.ts';
import { openSqlite, sqliteStore } from './sqlite.ts';
import { openFile, type SqliteFile } from './sqliteFile.ts';
import type { Hold, Store } from './store.ts';

let folder: string;
let remove: () => void;
let path: string;
let file: SqliteFile;
let store: Store;
let oak: Hold;

beforeEach(async () => {
  ({ folder, remove } = newFolder());
  path = join(folder, 'tables.db');
  await (await openSqlite(path)).close();
  file = openFile(path);
  store = sqliteStore(file);
  oak = (await store.take('oak', 'one', 60_000))!;
  await store.append('oak', oak, 0, [entry(1)]);
});
afterEach(async () => {
  await store.close();
  remove();
});

/** Appends at many tables at once, and returns each outcome. */
async function appendEverywhere(seq: number): Promise<PromiseSettledResult<string>['status'][]> {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 3 }, async () => store.append('oak', oak, seq - 1, [entry(seq)])),
  );
  return outcomes.map(({ status }) => status);
}

function rowsIn(table: string): number {
  const statement = file.database.prepare(`select count(*) as count from ${table}`);
  return (statement.get() as { count: number }).count;
}

test('entries that were acknowledged are there after kill -9', async () => {
  const appenders = [];
  for (const count of [1, 300]) {
    const appender = startAppender('sqlite', path, `run ${count}`);
    appenders.push(appender);
    await appender.has(count);
    await appender.kill();
  }
  expect(await lostOf(appenders, store)).toEqual([]);
});

test('on a full disk nothing is answered ok, and all goes on when there is room again', async () => {
  const pages = file.database.prepare('pragma page_count').get() as { page_count: number };
  file.database.exec(`pragma max_page_count = ${pages.page_count}`);
  const large = { ...entry(2), seed: 'x'.repeat(10_000) };
  await expect(store.append('oak', oak, 1, [large])).rejects.toThrow(/full/);
  const [first, second] = [
    store.append('oak', oak, 1, [entry(2)]),
    store.append('oak', oak, 2, [{ ...large, seq: 3 }]),
  ];
  await expect(first).rejects.toThrow(/full/);
  await expect(second).rejects.toThrow(/full/);
  expect(await store.read('oak', 1)).toEqual([entry(1)]);
  file.database.exec('pragma max_page_count = 1000000');
  expect(await store.append('oak', oak, 1, [large])).toBe('ok');
  expect(await store.read('oak', 2)).toEqual([large]);
});

test('a job that fails takes none of those down that came in with it', async () => {
  const [first, wrong, second] = await Promise.allSettled([
    store.append('oak', oak, 1, [entry(2)]),
    store.note(null as unknown as string, 'oak'),
    store.note('ann', 'oak'),
  ]);
  expect(first).toEqual({ status: 'fulfilled', value: 'ok' });
  expect(wrong).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringContaining('NOT NULL') as string },
  });
  expect(second.status).toBe('fulfilled');
  expect(await store.read('oak', 2)).toEqual([entry(2)]);
  expect(await store.tablesOf('ann')).toEqual([
    { table: 'oak', seq: expect.any(Number) as number },
  ]);
});

test('a database that cannot be written to is told by every append and by the check', async () => {
  file.database.exec('pragma query_only = on');
  expect(await appendEverywhere(2)).toEqual(['rejected', 'rejected', 'rejected']);
  await expect(store.check()).rejects.toThrow(/readonly/);
  await expect(store.take('elm', 'one', 1000)).rejects.toThrow(/readonly/);
  expect(await store.read('oak', 1)).toEqual([entry(1)]);
  file.database.exec('pragma query_only = off');
  expect(await store.append('oak', oak, 1, [entry(2)])).toBe('ok');
  await store.check();
});

test('a file that was deleted keeps nothing, so nothing is answered ok', async () => {
  rmSync(path);
  await expect(store.append('oak', oak, 1, [entry(2)])).rejects.toThrow(/removed or replaced/);
  await expect(store.check()).rejects.toThrow(/removed or replaced/);
});

test('a file that was moved away is missed until it comes back', async () => {
  renameSync(path, `${path}.away`);
  await expect(store.append('oak', oak, 1, [entry(2)])).rejects.toThrow(/removed or replaced/);
  renameSync(`${path}.away`, path);
  const known = await store.read('oak', 1);
  expect(await store.append('oak', oak, known.length, [entry(known.length + 1)])).toBe('ok');
});

/** A store on the same file that waits for the disk with `sync`. */
function storeSyncedBy(sync: () => Promise<void>): Store {
  return sqliteStore({ ...file, sync });
}

test('nothing is answered or shown before it is on the disk', async () => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const slow = storeSyncedBy(async () => arrived);
  const order: string[] = [];
  const appended = slow.append('oak', oak, 1, [entry(2)]).then(() => order.push('answered'));
  await expect.poll(() => rowsIn('batches')).toBe(2);
  const shown = slow.read('oak', 2).then((read) => order.push(`shown ${read.length}`));
  const listed = slow.tablesOf('ann').then(() => order.push('listed'));
  await file.sync();
  order.push('on the disk');
  arrive();
  await Promise.all([appended, shown, listed]);
  expect(order[0]).toBe('on the disk');
  expect(order).toContain('shown 1');
});

test('after the disk has failed nothing is answered or shown, since nobody knows what it has', async () => {
  let failures = 1;
  const failing = storeSyncedBy(async () =>
    failures-- > 0 ? Promise.reject(new Error('the disk is broken')) : file.sync(),
  );
  await expect(failing.append('oak', oak, 1, [entry(2)])).rejects.toThrow(/broken/);
  await expect(failing.append('oak', oak, 2, [entry(3)])).rejects.toThrow(/broken/);
  await expect(failing.read('oak', 1)).rejects.toThrow(/broken/);
  await expect(failing.check()).rejects.toThrow(/broken/);
});

test('a lock that another process keeps is an error, not a hang', async () => {
  const other = openFile(path);
  other.database.exec('begin immediate');
  await expect(store.append('oak', oak, 1, [entry(2)])).rejects.toThrow(/locked/);
  other.database.exec('rollback');
  other.close();
  expect(await store.append('oak', oak, 1, [entry(2)])).toBe('ok');
});

test('a database of a newer version is left alone, and it says what to do', async () => {
  file.database.exec("insert into kysely_migration values ('9999-later', '2031-01-01')");
  await expect(openSqlite(path)).rejects.toThrow(/newer version.*9999-later.*restore a backup/s);
});

test("a file that isn't a database is refused", async () => {
  const text = join(folder, 'notes.txt');
  writeFileSync(
    text,
    'not a database, but a text that is long enough to be taken for one'.repeat(20),
  );
  await expect(openSqlite(text)).rejects.toThrow(/not a database/);
  mkdirSync(join(folder, 'sub'));
  await expect(openSqlite(join(folder, 'sub'))).rejects.toThrow(/open/);
});

test('entries keep their order when so many come in that they are put in their places', async () => {
  const many = Array.from({ length: 17_000 }, (_, i) => entry(i + 2, `command ${i}`));
  expect(await store.append('oak', oak, 1, many)).toBe('ok');
  expect(await store.append('oak', oak, 17_001, [entry(17_002, 'last')])).toBe('ok');
  expect(rowsIn('entries')).toBe(17_001);
  expect(await store.append('oak', oak, 17_001, [entry(17_002, 'another')])).toBe('conflict');
  expect(await store.find('oak', { from: 0, command: 'command 7' }, 1)).toBe(9);
  expect(await store.find('oak', { from: 0, command: 'last' }, 1)).toBe(17_002);
  expect(await store.read('oak', 1)).toEqual([entry(1), ...many, entry(17_002, 'last')]);
});

/** Undoes everything after the fourth schema's batches and commands. */
const BACK_TO_THE_FOURTH = `
  delete from kysely_migration where name > '0004-pads';
  drop table outlines;
  drop table blocks;
  drop table nodes;
  delete from entries;
  alter table entries add column command text;
  create unique index entries_command on entries (table_id, command) where command is not null;
  delete from batches;
  alter table batches drop column heads;
  drop table heads;
  alter table letters drop column deliveries;
  alter table leases drop column after_crash;
  drop table night_entries;
  drop table node_leases;
  drop table given_up;
  drop table push_keys;
  drop table push_devices;
  drop table push_tables;
`;
const THREE = [entry(1), entry(2, 'one'), entry(3, 'two')];

/** Checks that an upgraded file has these three entries, knows their commands, and takes a fourth. */
async function expectThree(): Promise<void> {
  const newer = await openSqlite(path);
  expect(await newer.read('oak', 1)).toEqual(THREE);
  expect(await newer.find('oak', { from: 0, command: 'one' }, 1)).toBe(2);
  expect(await newer.find('oak', { from: 0, command: 'two' }, 1)).toBe(3);
  expect(await newer.append('oak', oak, 3, [entry(4, 'three')])).toBe('ok');
  expect(await newer.read('oak', 4)).toEqual([entry(4, 'three')]);
  await newer.close();
}

test('everything in the fourth form’s batches and places is still there', async () => {
  const [first, ...others] = THREE.map((one) => JSON.stringify(one));
  const packed = others.map((body, i) => `["oak",${i + 2},"0 ${i === 0 ? 'one' : 'two'}",${body}]`);
  file.database.exec(`${BACK_TO_THE_FOURTH}
    insert into entries (table_id, seq, command, body) values ('oak', 1, null, '${first}');
    insert into batches (body) values ('[${packed[0]}]'), ('[${packed[1]}]');
  `);
  await expectThree();
});

test('entries that the second form had not put in their places are still there', async () => {
  const [first, second, third] = THREE.map((one) => JSON.stringify(one));
  file.database.exec(`${BACK_TO_THE_FOURTH}
    drop table batches;
    drop table pad_entries;
    delete from kysely_migration where name >= '0003';
    create table fresh (place integer primary key, table_id text, seq integer, command text, body text);
    insert into entries (table_id, seq, command, body) values ('oak', 1, null, '${first}');
    insert into fresh values (1, 'oak', 2, '0 one', '${second}');
    insert into fresh values (2, 'oak', 3, '0 two', '${third}');
  `);
  await expectThree();
});

test('when nothing is appended for a while, all entries are put in their places', async () => {
  await store.append('oak', oak, 1, [entry(2, 'one')]);
  expect(rowsIn('batches')).toBe(2);
  await expect.poll(() => rowsIn('batches'), { timeout: 5000 }).toBe(0);
  expect(rowsIn('entries')).toBe(2);
  expect(await store.append('oak', oak, 2, [entry(3, 'two')])).toBe('ok');
  expect(await store.read('oak', 1)).toEqual([entry(1), entry(2, 'one'), entry(3, 'two')]);
});

test('fresh entries are read from any number on, even while others move them to their places', async () => {
  for (let seq = 2; seq <= 6; seq += 2)
    await store.append('oak', oak, seq - 1, [entry(seq), entry(seq + 1)]);
  const seqsFrom = async (from: number): Promise<number[]> =>
    (await store.read('oak', from)).map((one) => (one as { seq: number }).seq);
  const expectAll = async (): Promise<void> => {
    for (let from = 1; from <= 8; from++)
      expect(await seqsFrom(from)).toEqual([1, 2, 3, 4, 5, 6, 7].slice(from - 1));
  };
  await expectAll();
  const other = await openSqlite(path);
  await other.undealt();
  expect(rowsIn('batches')).toBe(0);
  await expectAll();
  expect(await store.append('oak', oak, 7, [entry(8)])).toBe('ok');
  expect(await other.read('oak', 7)).toEqual([entry(7), entry(8)]);
  await other.close();
});

test('an entry is kept that comes in together with putting all in their places', async () => {
  await Promise.all([store.append('oak', oak, 1, [entry(2)]), store.undealt()]);
  const again = await openSqlite(path);
  expect(await again.read('oak', 1)).toEqual([entry(1), entry(2)]);
  await again.close();
});
