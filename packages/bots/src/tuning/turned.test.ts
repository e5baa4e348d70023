import { expect, it } from 'vitest';
import { WEIGHTS, type Weights } from '../weights.ts';
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

it('turns large and small weights by the same multiple', () => {
  const twice = weightsAt(
    WEIGHTS,
    names.map(() => Math.log(2)),
  );
  for (const name of names) expect(twice[name]).toBeCloseTo(2 * WEIGHTS[name], 9);
  for (const name of HABITS) expect(twice[name]).toBe(0);
});

it('writes three digits of each', () => {
  const [first, second] = names;
  const tidy = tidyWeights({ ...WEIGHTS, [first!]: 0.123456, [second!]: 1234.5 });
  expect([tidy[first!], tidy[second!]]).toEqual([0.123, 1230]);
  expect(Object.keys(tidy)).toEqual(Object.keys(WEIGHTS));
});
