import { expect, test } from 'vitest';
import { Looks } from './looks.ts';

/** A clock set by the test, and looks that end when it says so. */
function setUp() {
  const world = { now: 0, begun: 0 };
  const due: { at: number; fn: () => void }[] = [];
  const clock = {
    now: () => world.now,
    wake: (at: number, fn: () => void) => {
      due.push({ at, fn });
      return () => undefined;
    },
  };
  const looks = new Looks(250, clock, async () => {
    world.begun++;
    return Promise.resolve();
  });
  const pass = (span: number): void => {
    world.now += span;
    const isDue = ({ at }: { at: number }): boolean => at <= world.now;
    for (let next = due.findIndex(isDue); next >= 0; next = due.findIndex(isDue))
      due.splice(next, 1)[0]!.fn();
  };
  return { world, look: async () => looks.again(), pass };
}

test('the first look is at once, and all who ask soon after it share the next', async () => {
  const { world, look, pass } = setUp();
  await look();
  expect(world.begun).toBe(1);
  let ended = 0;
  const all = Array.from({ length: 100 }, async () => look().then(() => ended++));
  pass(100);
  await Promise.resolve();
  expect([world.begun, ended]).toEqual([1, 0]);
  pass(150);
  await Promise.all(all);
  expect([world.begun, ended]).toEqual([2, 100]);
});

test('after a while it is at once again', async () => {
  const { world, look, pass } = setUp();
  await look();
  pass(250);
  await look();
  expect(world.begun).toBe(2);
});
