import { randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newFolder } from '../testing/folder.ts';
import { startAppender } from '../testing/startAppender.ts';
import { backUp, restore } from './backup.ts';
import { openSqlite } from './sqlite.ts';
import { openFile } from './sqliteFile.ts';

let folder: string;
let remove: () => void;
let file: string;
let backup: string;

beforeEach(() => {
  ({ folder, remove } = newFolder());
  file = join(folder, 'tables.sqlite');
  backup = join(folder, 'backup.sqlite');
});
afterEach(() => remove());

/**
 * Lets another process write, and returns the least length of one log. Another process, because this one keeps a file
 * open until garbage collection.
 */
async function write(): Promise<number> {
  const appender = startAppender('sqlite', file, randomUUID());
  await appender.has(60);
  await appender.kill();
  return lengthIn(file);
}

async function lengthIn(path: string): Promise<number> {
  const copy = join(folder, randomUUID());
  for (const suffix of ['', '-wal'])
    if (existsSync(path + suffix)) copyFileSync(path + suffix, copy + suffix);
  const store = await openSqlite(copy);
  const { length } = await store.read('table 0', 1);
  await store.close();
  for (const suffix of ['', '-wal', '-shm']) rmSync(copy + suffix, { force: true });
  return length;
}

function files(): string[] {
  return readdirSync(folder)
    .filter((name) => !/-(wal|shm)$/.test(name))
    .sort();
}

test('a restored backup is the data of its time, and newer data is kept aside', async () => {
  const then = await write();
  await backUp(file, backup);
  const since = await write();
  expect(since).toBeGreaterThan(then);
  const aside = await restore(backup, file);
  expect(await lengthIn(file)).toBe(then);
  expect(await lengthIn(aside!)).toBe(since);
  const second = await restore(backup, file);
  expect(second).not.toBe(aside);
  expect(await lengthIn(second!)).toBe(then);
  expect(await lengthIn(backup)).toBe(then);
});

test('a backup of a server that is writing has everything from before it, and no table torn', async () => {
  const appender = startAppender('sqlite', file, 'run');
  await appender.has(100);
  const before = appender.acknowledged();
  await backUp(file, backup);
  await appender.has(before.length + 50);
  await expect(restore(backup, file)).rejects.toThrow(/in use. Stop the server/);
  await appender.kill();
  const store = await openSqlite(backup);
  for (const { table, seq } of before)
    expect((await store.read(table, 1)).length).toBeGreaterThanOrEqual(seq);
  await store.close();
});

test('restoring to where nothing is needs nothing moved', async () => {
  const length = await write();
  await backUp(file, backup);
  const elsewhere = join(folder, 'elsewhere.sqlite');
  expect(await restore(backup, elsewhere)).toBeUndefined();
  expect(await lengthIn(elsewhere)).toBe(length);
});

test('a file that is in use by an idle server is left alone', async () => {
  const store = await openSqlite(file);
  await backUp(file, backup);
  await expect(restore(backup, file)).rejects.toThrow(/in use/);
  await store.check();
  await store.close();
  expect(files()).toEqual(['backup.sqlite', 'tables.sqlite']);
});

test("a file that isn't a backup is refused, and nothing changes", async () => {
  const length = await write();
  await backUp(file, backup);
  const torn = readFileSync(backup);
  torn.fill(7, 4096, 16_384);
  const text = 'a letter to the family, long enough to be taken for something else '.repeat(99);
  for (const content of [text, '', torn]) {
    const wrong = join(folder, 'wrong');
    writeFileSync(wrong, content);
    await expect(restore(wrong, file)).rejects.toThrow(/isn’t a backup/);
  }
  await expect(restore(join(folder, 'nowhere'), file)).rejects.toThrow(/There’s no backup/);
  expect(await lengthIn(file)).toBe(length);
});

test('a backup of a newer version is refused', async () => {
  await (await openSqlite(file)).close();
  const opened = openFile(file);
  opened.database.exec("insert into kysely_migration values ('9999-later', '2031-01-01')");
  opened.close();
  await backUp(file, backup);
  await expect(restore(backup, join(folder, 'new'))).rejects.toThrow(/newer version/);
  expect(existsSync(join(folder, 'new'))).toBe(false);
});

test('a backup overwrites nothing, and of nothing there is none', async () => {
  await (await openSqlite(file)).close();
  writeFileSync(backup, 'dear');
  await expect(backUp(file, backup)).rejects.toThrow(/already exists/);
  expect(readFileSync(backup, 'utf8')).toBe('dear');
  await expect(backUp(join(folder, 'none'), `${backup}2`)).rejects.toThrow(/There’s no database/);
  await expect(backUp(file, join(folder, 'no', 'folder'))).rejects.toThrow();
  expect(files()).toEqual(['backup.sqlite', 'tables.sqlite']);
});
