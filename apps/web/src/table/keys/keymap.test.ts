import { expect, test } from 'vitest';
import { shortcutFor } from './keymap.ts';

const plain = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };
const shortcut = (key: string, held: Partial<typeof plain> = {}, letters = true) =>
  shortcutFor({ ...plain, ...held, key }, letters);

test('letters do what they stand for, in either case', () => {
  expect(['d', 'P', 'x', 'L', 's'].map((key) => shortcut(key))).toEqual([
    'draw',
    'pickUp',
    'discard',
    'lastTurn',
    'situation',
  ]);
  expect(shortcut('?', { shiftKey: true })).toBe('help');
});

test('letters can be switched off; Enter, Backspace and Control with Z stay', () => {
  expect(['d', 'p', 'x', 'l', 's', '?'].map((key) => shortcut(key, {}, false))).toEqual(
    Array<undefined>(6).fill(undefined),
  );
  expect(shortcut('Enter', {}, false)).toBe('primary');
  expect(shortcut('Backspace', {}, false)).toBe('takeBack');
  expect(shortcut('z', { ctrlKey: true }, false)).toBe('takeBack');
  expect(shortcut('z', { metaKey: true }, false)).toBe('takeBack');
});

test('the browser keeps its other keys', () => {
  expect(shortcut('d', { ctrlKey: true })).toBeUndefined();
  expect(shortcut('s', { metaKey: true })).toBeUndefined();
  expect(shortcut('l', { altKey: true })).toBeUndefined();
  expect(shortcut('Z', { ctrlKey: true, shiftKey: true })).toBeUndefined();
});
