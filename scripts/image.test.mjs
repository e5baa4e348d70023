import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';

import { root } from './setup.mjs';

// Starts the image's program with the command from compose.yaml; only its port and folders differ.

const { node } = parse(readFileSync(join(root, 'compose.yaml'), 'utf8'), { merge: true }).services;
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
const [entry, main] = JSON.parse(/^ENTRYPOINT (.+)$/m.exec(dockerfile)[1]);
const folder = mkdtempSync(join(tmpdir(), 'image-'));
let server;
let port;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  const command = node.command.map((word) =>
    word.replace(/^--port=.*/, '--port=0').replace('/run/secrets', folder),
  );
  for (const secret of node.secrets) writeFileSync(join(folder, secret), 's'.repeat(64));
  server = spawn(
    process.execPath,
    [join(root, main), ...command, '--local', '--page', folder, '--data', join(folder, 'data')],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: node.environment.NODE_OPTIONS },
    },
  );
  const said = new Promise((resolve, reject) => {
    let text = '';
    server.stdout.on('data', (part) => {
      text += part;
      const found = /127\.0\.0\.1:(\d+)/.exec(text);
      if (found) resolve(found[1]);
    });
    server.once('exit', (code) => reject(new Error(`it ended with ${code}: ${text}`)));
  });
  port = await said;
});
afterAll(() => {
  server.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** The health check's exit status, run here instead of in a container. */
function health() {
  const [how, program, flag, code] = node.healthcheck.test;
  expect([how, program, flag]).toEqual(['CMD', 'node', '-e']);
  const here = code.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${port}`);
  return spawnSync(process.execPath, [flag, here], { stdio: 'ignore' }).status;
}

test('it starts, is found well, ends when told to, and is not found well then', async () => {
  expect(entry).toBe('node');
  expect(health()).toBe(0);
  server.kill('SIGTERM');
  const [status] = await once(server, 'exit');
  expect(status).toBe(0);
  expect(health()).toBe(1);
});
