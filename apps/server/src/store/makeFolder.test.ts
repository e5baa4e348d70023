import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { newFolder } from '../testing/folder.ts';
import { makeFolder } from './makeFolder.ts';

const { folder, remove } = newFolder();
afterAll(remove);

test('a folder is made with those it is in, for its owner alone; one that is there is left as it is', () => {
  const inner = join(folder, 'a', 'b');
  makeFolder(inner);
  makeFolder(inner);
  expect(statSync(inner).isDirectory()).toBe(true);
  expect(statSync(inner).mode & 0o077).toBe(0);
});

test('where there is a file none is made', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => makeFolder(join(folder, 'file'))).toThrow('EEXIST');
  expect(() => makeFolder(join(folder, 'file', 'in it'))).toThrow(/ENOTDIR|EEXIST/);
});

test.runIf(existsSync('/proc/self'))('where nothing can be made it says so, and ends', () => {
  expect(() => makeFolder('/proc/nowhere')).toThrow('ENOENT');
});
