import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '@hand-and-foot/server';
import { afterAll, beforeAll, expect, test } from 'vitest';

const program = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
const [data, copy] = [join(folder, 'data'), join(folder, 'copy.sqlite')];
let table: string;

beforeAll(async () => {
  const serving = await serve({ port: 0, host: '127.0.0.1', data, logLevel: 'silent' });
  const nobody = { is: 'nobody' };
  const body = JSON.stringify({ rules: 'house', seats: Array(4).fill(nobody), pace: 'quick' });
  const headers = { Authorization: `Bearer ${'h'.repeat(43)}` };
  const where = `http://127.0.0.1:${serving.port}/api/tables`;
  const made = await fetch(where, { method: 'POST', headers, body });
  ({ table } = (await made.json()) as { table: string });
  await serving.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

function doctor(...args: string[]): { status: number | null; out: string } {
  const all = [program, 'doctor', '--data', data, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, all, { encoding: 'utf8' });
  return { status, out: stdout + stderr };
}

test('says that all is well, names damage, and mends it from a backup', () => {
  const well = doctor();
  expect(well.out).toContain('1 table with 1 good entry in');
  expect(well.out).toContain('Everything is fine.');
  expect(well.status).toBe(0);
  spawnSync(process.execPath, [program, 'backup', copy, '--data', data]);

  const file = join(data, 'tables.sqlite');
  const bytes = readFileSync(file);
  bytes.write('Q', bytes.indexOf('"pace":"quick') + '"pace":"'.length);
  writeFileSync(file, bytes);
  const ill = doctor();
  expect(ill.status).toBe(1);
  expect(ill.out).toContain(`Table ${table}: entry 1: Its checksum doesn’t match`);
  expect(ill.out).toContain('1 table is damaged and can’t be opened.');
  expect(JSON.parse(doctor('--json').out)).toMatchObject({ damaged: [{ table, entry: 1 }] });

  const alone = doctor('--repair');
  expect(alone.status).toBe(1);
  expect(alone.out).toContain(`Table ${table}: not repaired, and left as it is.`);
  const mended = doctor('--repair', '--backup', copy);
  expect(mended.out).toContain(`Table ${table}: repaired with 1 entry from the backup.`);
  expect(mended.out).toContain('before-repair');
  expect(mended.status).toBe(0);
  expect(doctor().status).toBe(0);
});

test.each([
  [['--backup', copy], /--backup and --cut work only with --repair/],
  [['--repair', '--postgres', 'postgres://x'], /--repair is for tables in a folder/],
  [['--data', join(folder, 'nowhere')], /There’s no database at/],
  [['--repair', '--backup', join(folder, 'nothing')], /There’s no database at/],
])('says what it cannot do: %s', (args, sentence) => {
  const { status, out } = doctor(...args);
  expect(status).toBe(2);
  expect(out).toMatch(sentence);
  expect(out).not.toContain('should not');
});
