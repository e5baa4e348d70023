import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve, type Serving } from '@hand-and-foot/server';
import { Command } from 'commander';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Complaint } from '../complaint.ts';
import { registerOperator } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'operator-'));
const file = join(folder, 'token');
const [other, empty] = [join(folder, 'other'), join(folder, 'empty')];
writeFileSync(other, 'x'.repeat(40));
writeFileSync(empty, 'two\nlines');
let serving: Serving;
let server: string;

beforeAll(async () => {
  expect(await run('token', '--file', file)).toMatchObject({ status: 0 });
  serving = await serve({
    port: 0,
    host: '127.0.0.1',
    data: join(folder, 'data'),
    logLevel: 'silent',
    operatorToken: readFileSync(file, 'utf8').trim(),
  });
  server = `http://127.0.0.1:${serving.port}`;
});
afterAll(async () => {
  await serving.close();
  rmSync(folder, { recursive: true });
});

/** The command's output, or its complaint with the program's exit code 2. */
async function run(...args: string[]): Promise<{ status: number; out: string }> {
  const program = new Command().exitOverride();
  registerOperator(program);
  let out = '';
  const writing = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
  try {
    await program.parseAsync(['operator', ...args], { from: 'user' });
    return { status: 0, out };
  } catch (error) {
    if (error instanceof Complaint) return { status: 2, out: error.message };
    throw error;
  } finally {
    writing.mockRestore();
  }
}

const ask = async (...args: string[]): Promise<{ status: number; out: string }> =>
  run(...args, '--server', server, '--token-file', file);

test('a token is for its owner alone, and no other is overwritten', async () => {
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(readFileSync(file, 'utf8')).toMatch(/^[\w-]{43}\n$/);
  expect((await run('token', '--file', file)).out).toContain('already exists');
});

test('the same can be done as on the page, in sentences or as JSON', async () => {
  expect((await ask('status')).out).toMatch(/0 tables are saved\.[^]*alone/);
  expect(JSON.parse((await ask('tables', '--json')).out)).toEqual({ count: 0, atHand: [] });
  expect((await ask('block', '203.0.113.9')).out).toBe('203.0.113.9 is blocked.\n');
  expect((await ask('status')).out).toMatch(/Blocked:[^]*address {3}203\.0\.113\.9/);
  expect((await ask('unblock', '203.0.113.9')).status).toBe(0);
  expect((await ask('drain', 'alone')).out).toBe('Node alone is draining.\n');
  expect((await ask('resume', 'alone')).status).toBe(0);
});

test.each([
  [['end', 'nowhere'], 'There’s no such table.'],
  [['drain', 'nowhere'], 'There’s no such node.'],
  [['block', 'Ada'], 'isn’t an IP address or a guest ID'],
  [['status', '--token-file', other], 'doesn’t know this token'],
  [['status', '--token-file', empty], 'doesn’t contain a token'],
  [['status', '--token-file', join(folder, 'none')], 'can’t be read'],
  [['status', '--server', 'http://127.0.0.1:9'], 'No server answers at'],
])('what cannot be done is a sentence: %j', async (args, sentence) => {
  const [name, ...more] = args as [string, ...string[]];
  const { status, out } = await run(name, '--server', server, '--token-file', file, ...more);
  expect(status).toBe(2);
  expect(out).toContain(sentence);
});
