import { expect, test } from 'vitest';
import { deedFor } from './keymap.ts';

const plain = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };
const deed = (key: string, held: Partial<typeof plain> = {}, letters = true) =>
  deedFor({ ...plain, ...held, key }, letters);

test('letters do what they stand for, in either case', () => {
  expect(['d', 'P', 'x', 'L', 's'].map((key) => deed(key))).toEqual([
    'draw',
    'pickUp',
    'discard',
    'lastTurn',
    'situation',
  ]);
  expect(deed('?', { shiftKey: true })).toBe('help');
});

test('letters can be switched off; Enter, Backspace and Control with Z stay', () => {
  expect(['d', 'p', 'x', 'l', 's', '?'].map((key) => deed(key, {}, false))).toEqual(
    Array<undefined>(6).fill(undefined),
  );
  expect(deed('Enter', {}, false)).toBe('primary');
  expect(deed('Backspace', {}, false)).toBe('takeBack');
  expect(deed('z', { ctrlKey: true }, false)).toBe('takeBack');
  expect(deed('z', { metaKey: true }, false)).toBe('takeBack');
});

test('what the browser does with other keys is left to it', () => {
  expect(deed('d', { ctrlKey: true })).toBeUndefined();
  expect(deed('s', { metaKey: true })).toBeUndefined();
  expect(deed('l', { altKey: true })).toBeUndefined();
  expect(deed('Z', { ctrlKey: true, shiftKey: true })).toBeUndefined();
});
