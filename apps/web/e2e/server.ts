import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Served {
  readonly address: string;
  close(): Promise<void>;
}

const program = fileURLToPath(new URL('../../../bin/hand-and-foot.mjs', import.meta.url));

/** The program as people run it, with a new folder for its tables, and with these options too. */
export async function startServer(...more: readonly string[]): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), 'hand-and-foot-'));
  const page = process.env['PAGE_DIR'];
  const running = spawn(
    process.execPath,
    [
      program,
      'serve',
      '--local',
      '--no-open',
      '--port=0',
      `--data=${folder}`,
      ...(page === undefined ? [] : ['--page', page]),
      ...more,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = new Promise<void>((resolve) => running.once('exit', () => resolve()));
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    running.stdout.on('data', (data: Buffer) => {
      said += String(data);
      const found = /http:\/\/127\.0\.0\.1:\d+\//.exec(said);
      if (found) resolve(found[0]);
    });
    void ended.then(() => reject(new Error(`The server ended: ${said}`)));
  });
  return {
    address,
    async close() {
      running.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
