import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newFolder } from '../testing/folder.ts';
import { lockFolder } from './lockFolder.ts';

let folder: string;
let remove: () => void;
beforeEach(() => {
  ({ folder, remove } = newFolder());
});
afterEach(() => remove());

const refusal = /Another server has its tables in .*\. Stop it first/;

test('a folder has one server at a time', () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder, 0)).toThrow(refusal);
  unlock();
  lockFolder(folder, 0)();
});

test('kill -9 leaves nothing that anybody must clear away', async () => {
  // The built file: the lock needs a separate process.
  const built = new URL('../../dist/store/lockFolder.js', import.meta.url).href;
  const program = `
    const { lockFolder } = await import(${JSON.stringify(built)});
    lockFolder(${JSON.stringify(folder)});
    console.log('locked');
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  expect(() => lockFolder(folder, 0)).toThrow(refusal);
  child.kill('SIGKILL');
  await once(child, 'exit');
  lockFolder(folder, 0)();
});
