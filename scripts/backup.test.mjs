import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { root } from './setup.mjs';

// Runs deploy/backup.sh with stand-ins for PostgreSQL's programs, which only its image has.

const script = join(root, 'deploy', 'backup.sh');
let folder;
let dumps;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  dumps = join(folder, 'dumps');
  mkdirSync(dumps);
  writeFileSync(join(folder, 'password'), 'pass word\n');
  program('pg_dump', 'echo "$PGPASSWORD $PGHOST" > "${3:?}"');
  program('pg_restore', 'test -s "$2"');
});
afterEach(() => rmSync(folder, { recursive: true }));

function program(name, body) {
  writeFileSync(join(folder, name), `#!/bin/sh\n${body}\n`);
  chmodSync(join(folder, name), 0o755);
}

const env = () => ({
  PATH: `${folder}:${process.env.PATH}`,
  FOLDER: dumps,
  PASSWORD_FILE: join(folder, 'password'),
  PGHOST: 'db',
  EVERY_HOURS: '6',
  KEEP: '3',
});
const run = (...args) => spawnSync('sh', [script, ...args], { env: env(), encoding: 'utf8' });
const kept = () => readdirSync(dumps).sort();

function old(name, hours = 24) {
  writeFileSync(join(dumps, name), 'old');
  const then = new Date(Date.now() - hours * 3_600_000);
  utimesSync(join(dumps, name), then, then);
}

test('a dump is made with the password from its file, and found recent', () => {
  expect(run('check').status).toBe(1);
  expect(run('once').status).toBe(0);
  expect(kept()).toEqual([expect.stringMatching(/^tables-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.dump$/)]);
  expect(readFileSync(join(dumps, kept()[0]), 'utf8')).toBe('pass word db\n');
  expect(run('check').status).toBe(0);
});

test('the oldest go once there are enough, and nothing else does', () => {
  for (const day of [1, 2, 3, 4]) old(`tables-2020-01-0${day}T00-00-00Z.dump`);
  old('mine.txt');
  run('once');
  expect(kept()).toEqual([
    'mine.txt',
    'tables-2020-01-03T00-00-00Z.dump',
    'tables-2020-01-04T00-00-00Z.dump',
    expect.stringMatching(/^tables-20[2-9]\d/),
  ]);
});

test.each([
  ['a dump that fails', () => program('pg_dump', 'echo half > "$3"; exit 1')],
  ['a dump that cannot be read', () => program('pg_restore', 'exit 1')],
])('%s is not kept, and costs none of the others', (_, breakIt) => {
  for (const day of [1, 2, 3]) old(`tables-2020-01-0${day}T00-00-00Z.dump`);
  breakIt();
  expect(run('once').status).not.toBe(0);
  expect(kept()).toHaveLength(3);
  expect(run('check').status).toBe(1);
});

test('left to itself it dumps at once, waits, and ends when told to', async () => {
  old('tables-2020-01-01T00-00-00Z.dump.part');
  const child = spawn('sh', [script], { env: env(), stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  expect(kept().filter((name) => name.endsWith('.dump'))).toHaveLength(1);
  expect(kept().filter((name) => name.endsWith('.part'))).toEqual([]);
  child.kill('SIGTERM');
  const [status] = await once(child, 'exit');
  expect(status).toBe(0);
});
