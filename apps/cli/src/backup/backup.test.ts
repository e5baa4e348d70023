import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '@hand-and-foot/server';
import { afterAll, beforeAll, expect, test } from 'vitest';

const program = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'backup-'));
const [home, moved, copy] = ['home', 'moved/data', 'copy'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
const bearer = { Authorization: `Bearer ${'h'.repeat(43)}` };

beforeAll(async () => {
  const nobody = { is: 'nobody' };
  const body = JSON.stringify({ rules: 'house', seats: Array(4).fill(nobody), pace: 'quick' });
  await served(home, async (tables) => fetch(tables, { method: 'POST', headers: bearer, body }));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function served<T>(data: string, job: (tables: string) => Promise<T>): Promise<T> {
  const serving = await serve({ port: 0, host: '127.0.0.1', data, logLevel: 'silent' });
  try {
    return await job(`http://127.0.0.1:${serving.port}/api/tables`);
  } finally {
    await serving.close();
  }
}

function run(...args: string[]): { status: number | null; out: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
  });
  return { status, out: stdout + stderr };
}

test('tables move to a machine that has no folder for them yet', async () => {
  expect(run('backup', copy, '--data', home)).toMatchObject({ status: 0 });
  expect(run('restore', copy, '--data', moved)).toMatchObject({ status: 0 });
  expect(statSync(moved).mode & 0o077).toBe(0);
  const mine = await served(moved, async (tables) => fetch(tables, { headers: bearer }));
  expect(await mine.json()).toMatchObject([{ rules: { id: 'house' } }]);
});

test("a folder with data isn't overwritten, and only a backup is restored", () => {
  expect(run('backup', join(home, 'tables.sqlite'), '--data', home)).toMatchObject({
    status: 2,
    out: expect.stringContaining('nothing is overwritten') as string,
  });
  expect(run('restore', program, '--data', home)).toMatchObject({
    status: 2,
    out: expect.stringContaining('isn’t a backup of tables') as string,
  });
});
