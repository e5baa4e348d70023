import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recall, storeValue } from './memory.ts';

const shelf = new Map<string, string>();

beforeEach(() => {
  shelf.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => shelf.get(name) ?? null,
    setItem: (name: string, text: string) => shelf.set(name, text),
    removeItem: (name: string) => shelf.delete(name),
  });
});

afterEach(() => vi.unstubAllGlobals());

test('settings are stored under our name, and found again', () => {
  storeValue('choices', { players: 4 });
  expect([...shelf.keys()]).toEqual(['hand-and-foot.choices']);
  expect(recall('choices')).toEqual({ players: 4 });
  storeValue('choices', undefined);
  expect(recall('choices')).toBeUndefined();
});

test('values of an earlier version move once, and later ones win', () => {
  shelf.set('settings', '{"theme":"dark"}');
  expect(recall('settings')).toEqual({ theme: 'dark' });
  expect([...shelf.keys()]).toEqual(['hand-and-foot.settings']);
  shelf.set('settings', '{"theme":"light"}');
  expect(recall('settings')).toEqual({ theme: 'dark' });
});

test('values that cannot be read or stored are no trouble', () => {
  shelf.set('hand-and-foot.settings', '{half');
  expect(recall('settings')).toBeUndefined();
  vi.stubGlobal('localStorage', undefined);
  expect(recall('settings')).toBeUndefined();
  expect(() => storeValue('settings', {})).not.toThrow();
});
