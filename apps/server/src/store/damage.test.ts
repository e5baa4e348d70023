import { join } from 'node:path';
import { Corrupt } from '@hand-and-foot/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { entry } from '../testing/entries.ts';
import { newFolder } from '../testing/folder.ts';
import { openSqlite } from './sqlite.ts';
import { openFile, type SqliteFile } from './sqliteFile.ts';
import type { Hold } from './store.ts';

let remove: () => void;
let store: Awaited<ReturnType<typeof openSqlite>>;
let file: SqliteFile;
let holds: Record<string, Hold>;
/** Oak and elm have an entry in each of two batches; ash has one in the first only. */
beforeEach(async () => {
  const place = newFolder();
  remove = place.remove;
  const path = join(place.folder, 'tables.sqlite');
  store = await openSqlite(path);
  file = openFile(path);
  holds = {};
  for (const table of ['oak', 'elm', 'ash']) holds[table] = (await store.take(table, 'n', 60_000))!;
  await Promise.all(['oak', 'elm', 'ash'].map(async (table) => append(table, 1)));
  await Promise.all(['oak', 'elm'].map(async (table) => append(table, 2)));
});
afterEach(async () => {
  file.close();
  await store.close();
  remove();
});

async function append(table: string, seq: number): Promise<string> {
  return store.append(table, holds[table]!, seq - 1, [entry(seq)]);
}

const change = (sql: string): void => file.database.exec(sql);
/** Moves every entry into its row, as far as possible. */
const settle = async (): Promise<unknown> => store.undealt();
const two = [entry(1), entry(2)];

test('where one entry of a batch is damaged, the other tables in it go on', async () => {
  change(`update batches set body = replace(body, '["elm",{"', '["elm",{?') where place = 2`);
  expect(await store.read('oak', 1)).toEqual(two);
  await expect(store.read('elm', 1)).rejects.toThrow('entry 2: It was saved, but it’s gone.');
  expect(await append('oak', 3)).toBe('ok');
  await settle();
  expect(await store.read('oak', 1)).toEqual([...two, entry(3)]);
  expect(await store.read('ash', 1)).toEqual([entry(1)]);
  expect(await append('ash', 2)).toBe('ok');
  await expect(store.read('elm', 1)).rejects.toThrow(Corrupt);
});

test('an entry that has come to another table is missed, also after all were put in their places', async () => {
  change(`update batches set body = replace(body, '"elm"', '"fir"') where place = 2`);
  await expect(store.read('elm', 1)).rejects.toThrow('entry 2: It was saved, but it’s gone.');
  await settle();
  await expect(store.read('elm', 1)).rejects.toThrow('entry 2: It was saved, but it’s gone.');
  expect(await append('elm', 2)).toBe('conflict');
  expect(await store.read('oak', 1)).toEqual(two);
});

test('a batch that is gone is missed by the tables that were in it alone', async () => {
  change(`update batches set body = '' where place = 2`);
  await expect(store.read('oak', 1)).rejects.toThrow('entry 2: It was saved, but it’s gone.');
  await expect(store.read('elm', 1)).rejects.toThrow(Corrupt);
  expect(await store.read('ash', 1)).toEqual([entry(1)]);
});

test.each([
  ['is gone', 'delete from batches where place = 2'],
  ['cannot tell of which tables it is', `update batches set body = '', heads = '' where place = 2`],
  ['is an old one', 'update batches set place = 0 where place = 2'],
])('where a batch %s, no table is taken for whole, and the reason is said', async (_, sql) => {
  change(sql);
  await expect(store.read('ash', 1)).rejects.toThrow(Corrupt);
  await expect(store.read('ash', 1)).rejects.toThrow('The newest entries of some tables are gone');
  await expect(append('ash', 2)).rejects.toThrow('The newest entries of some tables are gone');
});

test('heads that are damaged are made out anew from the entries', async () => {
  change(`update batches set heads = replace(heads, '"oak",2', '"oak",7') where place = 2`);
  expect(await store.read('oak', 1)).toEqual(two);
  expect(await append('oak', 3)).toBe('ok');
});

test('the last entries of a table are missed after they were put in their places', async () => {
  await settle();
  change(`delete from entries where table_id = 'oak' and seq = 2`);
  await expect(store.read('oak', 1)).rejects.toThrow('entry 2: It was saved, but it’s gone.');
  expect(await append('oak', 2)).toBe('conflict');
  expect(await store.read('elm', 1)).toEqual(two);
});

test("a body that isn't JSON is handed on, and isn't an entry", async () => {
  await settle();
  change(`update entries set body = 'x' || body where table_id = 'oak' and seq = 2`);
  expect(await store.read('oak', 1)).toEqual([entry(1), expect.any(String)]);
});

test('a guest is told all tables, letters and outlines are handed on, though one of them is damaged', async () => {
  await settle();
  const command = { id: 'a', expects: 1, ask: { do: 'deal' } } as const;
  for (const id of ['one', 'two'])
    await store.post({ table: 'oak', id, guest: { guest: 'g' }, command }, 10);
  for (const table of ['oak', 'elm']) {
    await store.note('g', table);
    await store.keepOutline(table, { seq: 2, body: `of ${table}` });
  }
  change(`update entries set body = 'x' where table_id = 'oak';
    update letters set command = 'x' where id = 'one';
    update outlines set body = replace(body, 'of', 'or') where table_id = 'oak'`);
  expect((await store.tablesOf('g')).map(({ table }) => table)).toEqual(['elm', 'oak']);
  expect((await store.outlinesOf(['oak', 'elm'])).get('elm')).toEqual({ seq: 2, body: 'of elm' });
  expect((await store.outlinesOf(['oak', 'elm'])).get('oak')).toBeUndefined();
  expect((await store.letters('oak')).map(({ id }) => id)).toEqual(['two']);
});
