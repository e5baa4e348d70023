import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Letter } from '../store/store.ts';
import { newFolder } from '../testing/folder.ts';
import { giveUpStuck, stuckFile } from './stuckFile.ts';

const PROGRAM = fileURLToPath(new URL('../../dist/testing/stuckServer.js', import.meta.url));

/** Runs it to its end and returns its exit and its output. Calls `meanwhile` once it's ready. */
async function run(course: string, meanwhile?: (pid: number) => void, file?: string) {
  const child = spawn(process.execPath, [PROGRAM, course, ...(file ? [file] : [])], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (text.includes('ready')) meanwhile?.(child.pid!);
    said += text;
  });
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return { code, signal, said };
}

test.concurrent('a server that is stuck in a table says in which, and ends', async () => {
  const { signal, said } = await run('table');
  expect(signal).toBe('SIGKILL');
  expect(said).toContain('"fault":"stuck","table":"table-7","command":"command-9"');
  expect(said).not.toContain('went on');
});

test.concurrent('the command it was stuck in is given up when it starts again, and only once', async () => {
  const { folder, remove } = newFolder();
  const file = stuckFile(folder);
  await run('table', undefined, file);
  const given: Letter[] = [];
  const giveUp = async (letter: Letter): Promise<void> => Promise.resolve(void given.push(letter));
  await giveUpStuck(file, { giveUp });
  await giveUpStuck(file, { giveUp });
  remove();
  const [{ table, id, guest, command }] = given as [Letter];
  expect(given).toHaveLength(1);
  expect({ table, id, guest, command: command.id }).toEqual({
    table: 'table-7',
    id: 'ann command-9',
    guest: { guest: 'ann' },
    command: 'command-9',
  });
});

test.concurrent.each(['elsewhere', 'after'])(
  'a server that stands still without a table says so, and goes on: %s',
  async (course) => {
    const { code, said } = await run(course);
    expect(code).toBe(0);
    expect(said).toContain('nothing moves');
    expect(said).toContain('went on');
  },
);

test.concurrent('a server with so much to do that it comes to nothing else goes on', async () => {
  const { code, said } = await run('busy');
  expect(code).toBe(0);
  expect(said).toContain('went on');
});

test.concurrent('a process that was stopped for a while is not taken for stuck', async () => {
  const { code, said } = await run('goOn', (pid) => {
    process.kill(pid, 'SIGSTOP');
    setTimeout(() => process.kill(pid, 'SIGCONT'), 1500);
  });
  expect(code).toBe(0);
  expect(said).toBe('ready\nwent on\n');
});
