import { beforeEach, expect, test } from 'vitest';
import { remember } from './memory.ts';
import { newCode, veiled } from './newCode.ts';
import { newTableIn } from './newTable.ts';

const invite = newCode();
const code = newCode();

beforeEach(() => remember('old', { invite }));

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
