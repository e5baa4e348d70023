import { expect, test } from 'vitest';
import { plainTextUpTo, nameApart } from './text.ts';
import { sayTime } from './time.ts';

test('typed text becomes a text that a table accepts', () => {
  expect(plainTextUpTo('  Ana María ', 20)).toBe('Ana María');
  expect(plainTextUpTo('one\ntwo\u202Ethree', 20)).toBe('one twothree');
  expect(plainTextUpTo('a '.repeat(30), 5)).toBe('a a a');
  expect(plainTextUpTo(' \t ', 20)).toBe('');
  expect(plainTextUpTo('\u200B\u3164', 20)).toBe('');
});

test('times as they are read', () => {
  expect(sayTime(40_000)).toBe('0:40');
  expect(sayTime(599_400)).toBe('9:59');
  expect(sayTime(-5)).toBe('0:00');
  expect(sayTime(86_400_000)).toBe('24 h');
});

test('two people at a table are not called the same', () => {
  expect(nameApart('Ana', ['Berta', 'Carl'])).toBe('Ana');
  expect(nameApart('Ana', ['ana', 'Ana 2'])).toBe('Ana 3');
  expect(nameApart('Great-Aunt Wilhelmina', ['Great-Aunt Wilhelmin'])).toBe('Great-Aunt Wilhelm 2');
});
