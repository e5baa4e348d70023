import { signal } from '@preact/signals';
import { beforeEach, expect, test } from 'vitest';
import type { RemoteLink } from '../../../table/link/remoteTable.ts';
import { noteTable } from './memory.ts';
import { newCode, veiled } from './newCode.ts';
import { newTableFor, newTableIn } from './newTable.ts';

const invite = newCode();
const code = newCode();

beforeEach(() => noteTable('old', { invite }));

test('a table is found in the addresses of every version', () => {
  expect(newTableIn('http://10.0.0.7:8080/#/t/next', 'old')).toEqual({ table: 'next' });
  expect(newTableIn('https://cards.example/t/next', 'old')).toEqual({ table: 'next' });
  expect(newTableIn('https://cards.example/t/next and more', 'old')).toBeUndefined();
});

test('its invitation is read by those who have this table’s, and by nobody else', () => {
  const said = `https://cards.example/t/next#${veiled(code, invite, 'next')}`;
  expect(said).not.toContain(code);
  expect(newTableIn(said, 'old')).toEqual({ table: 'next', code });
  expect(newTableIn(said, 'never been there')).toEqual({ table: 'next' });
});

test('someone with a seat comes without a code, which might be veiled with another invitation', () => {
  const text = `https://example.org/t/new#${veiled('A'.repeat(22), 'another invitation', 'new')}`;
  const at = (seat: number | undefined): RemoteLink =>
    ({ id: 'old', known: signal({ seat }) }) as unknown as RemoteLink;
  expect(newTableFor(at(2), text)).toEqual({ table: 'new' });
  expect(newTableFor(at(undefined), text)).toEqual(newTableIn(text, 'old'));
});
