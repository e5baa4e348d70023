import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type * as Routes from './route.ts';

let routeAt: typeof Routes.routeAt;
let addressOf: typeof Routes.addressOf;

beforeAll(async () => {
  vi.resetModules();
  const here = 'https://here.example/';
  vi.stubGlobal('document', { baseURI: here });
  vi.stubGlobal('location', new URL(here));
  vi.stubGlobal('addEventListener', () => undefined);
  ({ routeAt, addressOf } = await import('./route.ts'));
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const id = 'QmFzZTY0-dGFibGVfaWQ';
const code = 'Y29kZQ-_x';

test.each([
  [`t/${id}#${code}`, { at: 'shared', id, code }],
  [`t/${id}`, { at: 'shared', id }],
  [`t/${id}?fbclid=x#${code}`, { at: 'shared', id, code }],
  [`w/${id}#${code}`, { at: 'watch', id, code }],
  // Links as the first versions wrote them.
  [`#/t/${id}.${code}`, { at: 'shared', id, code }],
  [`?fbclid=x#/t/${id}.${code}`, { at: 'shared', id, code }],
  [`index.html#/t/${id}.${code}`, { at: 'shared', id, code }],
  [`#/t/${id}`, { at: 'shared', id }],
  [`#/w/${id}.${code}`, { at: 'watch', id, code }],
  [`#/n/${id}.${code}`, { at: 'night', id, code }],
  [`#/s/${id}.${code}`, { at: 'seat', id, code }],
  [`#/check/${id}.${code}`, { at: 'check', id, code }],
  [`#/check/${id}`, { at: 'check', id }],
  [`#/replay/t.${id}.${code}`, { at: 'replay', id: `t.${id}.${code}` }],
  [`#/pad/a1b2c3d4e5f6/2`, { at: 'pad', id: 'a1b2c3d4e5f6', round: 2 }],
  ['#/friends', { at: 'friends' }],
  ['#/replay/a1b2/143', { at: 'replay', id: 'a1b2', step: 143 }],
  ['#/replay/a1b2/x', { at: 'replay', id: 'a1b2' }],
  ['#/review/a1b2', { at: 'review', id: 'a1b2' }],
  ['#/stats', { at: 'stats' }],
  ['#/daily', { at: 'daily', id: '' }],
  ['#/daily/2026-11-18.house', { at: 'daily', id: '2026-11-18.house' }],
  // A screen beside the table, however the address got there.
  [`t/${id}#/friends`, { at: 'friends' }],
  // Nothing that could be a table.
  ['t/a.b.c', { at: 'friends' }],
  ['', { at: 'start' }],
  ['#nonsense', { at: 'start' }],
])('%s leads where it always led', (place, route) => {
  expect(routeAt(place)).toEqual(route);
});

test.each([
  [{ at: 'shared', id, code }, `t/${id}#${code}`],
  [{ at: 'watch', id, code }, `w/${id}#${code}`],
  [{ at: 'night', id, code }, `n/${id}#${code}`],
  [{ at: 'night', id }, `n/${id}`],
  [{ at: 'seat', id, code }, `#/s/${id}.${code}`],
  [{ at: 'friends' }, '#/friends'],
  [{ at: 'replay', id: 'a1b2' }, '#/replay/a1b2'],
  [{ at: 'replay', id: 'a1b2', step: 0 }, '#/replay/a1b2/0'],
] as const)('%o has the address %s', (route, address) => {
  expect(addressOf(route)).toBe(address);
  expect(routeAt(address)).toEqual(route);
});
