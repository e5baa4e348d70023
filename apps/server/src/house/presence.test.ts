import type { Seat } from '@hand-and-foot/engine';
import { expect, test } from 'vitest';
import type { Surroundings } from './ports.ts';
import { Presence, type WhoIsHere } from './presence.ts';
import { PRESENCE_EVERY, PRESENCE_LASTS } from './times.ts';

/** A table at a node with a hand-set clock, and everything said there and to other nodes. */
function setUp() {
  const world = {
    now: 0,
    here: { seats: [], watchers: 0 } as WhoIsHere,
    told: 0,
    woken: 0,
    isUp: true,
  };
  let due: { at: number; fn: () => void } | undefined;
  const clock = {
    now: () => world.now,
    wake: (at: number, fn: () => void) => {
      due = { at, fn };
      return () => (due = undefined);
    },
  };
  const around = { bus: { wake: () => world.woken++, isUp: () => world.isUp }, clock, node: 'one' };
  const presence = new Presence('table', around as unknown as Surroundings, {
    countHere: () => world.here,
    spread: () => void world.told++,
  });
  const is = (seats: Seat[], watchers: number): void => {
    world.here = { seats, watchers };
    presence.mayHaveChanged();
  };
  const pass = (span: number): void => {
    world.now += span;
    if (!due || due.at > world.now) return;
    const { fn } = due;
    due = undefined;
    fn();
  };
  return { world, presence, is, pass };
}

test('visitors hear since when others are there, no matter when they came themselves', () => {
  const { presence, is, pass } = setUp();
  pass(1000);
  is([0, 1], 0);
  pass(60_000);
  is([1], 0);
  pass(71_000);
  is([1], 1);
  const told = { is: 'present', seats: [1], watchers: 1 };
  expect(presence.message()).toEqual({ ...told, ages: { 0: 71_000, 1: 131_000 }, open: 132_000 });
  presence.restart();
  expect(presence.message()).toEqual({ ...told, ages: {}, open: 0 });
});

test('the first change is told at once, the following ones together', () => {
  const { world, is, pass } = setUp();
  is([], 1);
  expect([world.told, world.woken]).toEqual([1, 1]);
  for (let watchers = 2; watchers < 100; watchers++) is([], watchers);
  expect([world.told, world.woken]).toEqual([1, 1]);
  pass(PRESENCE_EVERY);
  expect([world.told, world.woken]).toEqual([2, 2]);
});

test('nobody is told when nothing has changed', () => {
  const { world, presence, is, pass } = setUp();
  is([2], 0);
  is([], 0);
  is([2], 0);
  pass(PRESENCE_EVERY);
  expect([world.told, world.woken]).toEqual([1, 1]);
  expect(presence.message().ages).toEqual({ 2: PRESENCE_EVERY });
});

test('news from many nodes is gathered, too', () => {
  const { world, presence, pass } = setUp();
  for (let node = 0; node < 20; node++)
    presence.elsewhere({ is: 'present', node: `n${node}`, seats: [], watchers: 1 });
  pass(PRESENCE_EVERY);
  expect(world.told).toBe(2);
  expect(presence.message().watchers).toBe(20);
});

test('a clock that is set back puts nothing off', () => {
  const { world, is, pass } = setUp();
  pass(3_600_000);
  is([], 1);
  pass(-3_600_000);
  is([], 2);
  expect(world.told).toBe(2);
});

test('a table’s node repeats who is here only while another may hear it; a mirror always does', () => {
  const { world, presence, pass } = setUp();
  const repeated = (isMirror: boolean): number => {
    const before = world.woken;
    presence.repeat(isMirror);
    return world.woken - before;
  };
  expect([repeated(false), repeated(true)]).toEqual([0, 1]);
  presence.elsewhere({ is: 'present', node: 'two', seats: [], watchers: 0 });
  expect(repeated(false)).toBe(1);
  pass(PRESENCE_LASTS);
  repeated(false);
  pass(PRESENCE_EVERY);
  expect(repeated(false)).toBe(0);
  world.isUp = false;
  expect(repeated(false)).toBe(1);
});
