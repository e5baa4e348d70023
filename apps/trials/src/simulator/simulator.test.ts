import { describe, expect, test } from 'vitest';
import { checkFairness } from './fairness.ts';
import { runNight } from './night/runNight.ts';
import { runSeed } from './runSeed.ts';
import { runTwins } from './twin.ts';

const numbers = (count: number, first: number): string[] =>
  Array.from({ length: count }, (_, at) => String(first + at));

describe('whatever goes wrong with nodes, lines, people and the database', () => {
  test.each(numbers(12, 1))('everything promised holds in world %s', async (seed) => {
    const { failures, figures } = await runSeed(seed);
    expect(failures).toEqual([]);
    expect(figures.actions).toBeGreaterThan(0);
  });

  test('the same seed gives the same world, byte for byte', async () => {
    const [once, again, other] = [await runSeed('7'), await runSeed('7'), await runSeed('8')];
    expect(again.digest).toBe(once.digest);
    expect(other.digest).not.toBe(once.digest);
  });
});

test.each(numbers(3, 1))(
  'a world and its twin, which differs in hidden cards alone, look the same to a seat and to onlookers: %s',
  async (seed) => {
    const { failures, figures } = await runTwins(seed);
    expect(failures).toEqual([]);
    expect(figures.twins).toBe(1);
  },
);

test.each(numbers(3, 1))(
  'a club night goes on to its end, shows no board too early and counts each once: %s',
  async (seed) => {
    const { failures, figures } = await runNight(seed);
    expect(failures).toEqual([]);
    expect(figures.nights).toBe(1);
  },
);

test('cards come to lie everywhere alike', () => {
  expect(checkFairness('a test')).toEqual([]);
});
