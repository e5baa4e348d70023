import { expect, it } from 'vitest';
import { WEIGHTS, type Weights } from '@hand-and-foot/bots';
import { startingPoint } from './spsa.ts';
import { HABITS, tidyWeights, turnedNames, weightsAt } from './turned.ts';

const names = turnedNames(WEIGHTS);

it('turns every weight but the habits, which are those of 0', () => {
  const none = (Object.keys(WEIGHTS) as (keyof Weights)[]).filter((name) => WEIGHTS[name] === 0);
  expect(none).toEqual(HABITS);
  expect(new Set([...names, ...HABITS]).size).toBe(Object.keys(WEIGHTS).length);
});

it('starts at the weights as they are', () => {
  expect(weightsAt(WEIGHTS, startingPoint(names.length))).toEqual(WEIGHTS);
});

it('turns large and small weights by the same multiple, shares by their odds', () => {
  const odds = (share: number): number => share / (1 - share);
  const twice = weightsAt(
    WEIGHTS,
    names.map(() => Math.log(2)),
  );
  for (const name of names)
    if (WEIGHTS[name] >= 1) expect(twice[name]).toBeCloseTo(2 * WEIGHTS[name], 9);
    else expect(odds(twice[name])).toBeCloseTo(2 * odds(WEIGHTS[name]), 9);
  for (const name of HABITS) expect(twice[name]).toBe(0);
});

it('keeps a share below 1', () => {
  const [name] = names.filter((each) => WEIGHTS[each] < 1);
  const most = weightsAt(
    { ...WEIGHTS, [name!]: 0.95 },
    names.map(() => Math.log(4)),
  );
  expect(most[name!]).toBeGreaterThan(0.98);
  expect(most[name!]).toBeLessThan(1);
});

it('writes three digits of each', () => {
  const [first, second] = names;
  const tidy = tidyWeights({ ...WEIGHTS, [first!]: 0.123456, [second!]: 1234.5 });
  expect([tidy[first!], tidy[second!]]).toEqual([0.123, 1230]);
  expect(Object.keys(tidy)).toEqual(Object.keys(WEIGHTS));
});
