import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { postgresAddress } from './postgresAddress.ts';

const folder = mkdtempSync(join(tmpdir(), 'passwords-'));
const file = join(folder, 'password');
afterAll(() => rmSync(folder, { recursive: true }));

const ADDRESS = 'postgres://cards@db:5433/tables';
const env = { HAND_AND_FOOT_POSTGRES: ADDRESS, HAND_AND_FOOT_POSTGRES_PASSWORD_FILE: file };

test('without a password file the address is taken as it is, the one typed first', () => {
  expect(postgresAddress(undefined, {})).toBe(undefined);
  expect(postgresAddress(undefined, { HAND_AND_FOOT_POSTGRES: ADDRESS })).toBe(ADDRESS);
  expect(postgresAddress('postgres://typed', { HAND_AND_FOOT_POSTGRES: ADDRESS })).toBe(
    'postgres://typed',
  );
});

test.each(['plain', 'a b', 'p@ss/w:rd?#', '100%41', 'ünï', ' spaces '])(
  'the password%j comes from the file, whatever letters it has',
  (password) => {
    writeFileSync(file, `${password}\n`);
    const url = new URL(postgresAddress(undefined, env)!);
    expect(decodeURIComponent(url.password)).toBe(password);
    url.password = '';
    expect(url.href).toBe(ADDRESS);
  },
);

test('a password file that is empty or missing is told of, and so is an address that is none', () => {
  writeFileSync(file, '\n');
  expect(() => postgresAddress(undefined, env)).toThrow(`The password file ${file} is empty.`);
  const gone = { ...env, HAND_AND_FOOT_POSTGRES_PASSWORD_FILE: join(folder, 'gone') };
  expect(() => postgresAddress(undefined, gone)).toThrow('there’s no such file');
  writeFileSync(file, 'secret');
  expect(() => postgresAddress('db', env)).toThrow('has to start with postgres://');
});
