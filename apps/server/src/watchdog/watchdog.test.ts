import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../../dist/testing/stuckServer.js', import.meta.url));

/** Runs it to its end and returns its exit and its output. Calls `meanwhile` once it's ready. */
async function run(course: string, meanwhile?: (pid: number) => void) {
  const child = spawn(process.execPath, [PROGRAM, course], {
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
