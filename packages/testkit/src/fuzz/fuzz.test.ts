import { catalogue } from '@hand-and-foot/rulesets';
import { seeded } from '@hand-and-foot/engine';
import { expect, test } from 'vitest';
import { drawRules } from './drawRules.ts';
import { fuzzOne } from './fuzz.ts';

// The long form is `npm run fuzz`; the seed is fixed, so that a failure repeats.
test('rule sets drawn by lot are told, linked, printed and played without a fault', () => {
  const all = Array.from({ length: 50 }, (_, number) => fuzzOne(`short/${number}`));
  expect(
    all.flatMap(({ seed, failures }) => failures.map((failure) => `${seed} ${failure}`)),
  ).toEqual([]);
  const sum = (of: 'tables' | 'wentOut'): number =>
    all.reduce((total, each) => total + each[of], 0);
  expect(sum('tables')).toBeGreaterThan(100);
  expect(sum('wentOut')).toBeGreaterThan(2);
});

test('every knob is drawn with several values', () => {
  const drawn = Array.from(
    { length: 40 },
    (_, number) => drawRules(seeded(`spread/${number}`)).rules,
  );
  for (const { knob } of catalogue)
    expect(new Set(drawn.map((rules) => JSON.stringify(rules[knob]))).size, knob).toBeGreaterThan(
      1,
    );
});
