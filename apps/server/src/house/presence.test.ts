import { expect, test } from 'vitest';
import type { Surroundings } from './ports.ts';
import { newPresence } from './presence.ts';

test('whoever hears who is there hears since when, whenever they came themselves', () => {
  let now = 0;
  const around = { bus: { wake: () => undefined }, clock: { now: () => now }, node: 'one' };
  const presence = newPresence('table', around as unknown as Surroundings, () => undefined);
  now = 1000;
  presence.here(new Set([0, 1]), 0);
  now = 61_000;
  presence.here(new Set([1]), 0);
  now = 132_000;
  presence.here(new Set([1]), 1);
  const told = { is: 'present', seats: [1], watchers: 1 };
  expect(presence.message()).toEqual({ ...told, ages: { 0: 71_000, 1: 131_000 }, open: 132_000 });
  presence.restart();
  expect(presence.message()).toEqual({ ...told, ages: {}, open: 0 });
});
