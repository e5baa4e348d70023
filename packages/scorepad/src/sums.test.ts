import { termsFor, type Terms } from '@hand-and-foot/engine';
import { ruleSetById } from '@hand-and-foot/rulesets';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copiesOfKinds, groupsOf } from './items.ts';
import { whyOdd } from './sums.ts';

const { rules } = ruleSetById('house')!;

/** Every sum there is, found by trying every number of cards of each value. */
function everySum(terms: Terms): Set<number> {
  let sums = new Set([0]);
  for (const { value, kinds } of groupsOf(terms, 'table')) {
    const more = new Set<number>();
    for (const sum of sums)
      for (let cards = copiesOfKinds(terms, kinds); cards >= 0; cards--)
        more.add(sum + cards * value);
    sums = more;
  }
  return sums;
}

test('points are odd exactly where no cards of the decks come to them', () => {
  const value = fc.constantFrom(15, 20, 50, 100);
  fc.assert(
    fc.property(fc.tuple(value, value, value), ([low, high, joker]) => {
      const values = Object.fromEntries(
        Object.keys(rules.values).map((kind, at) => [
          kind,
          kind === 'joker' ? joker : at % 2 === 0 ? low : high,
        ]),
      );
      const terms = termsFor({ ...rules, values, decks: { '2': 1 } }, { players: 2 });
      const sums = everySum(terms);
      for (let points = 0; points <= Math.max(...sums) + 100; points += 5) {
        const odd = whyOdd(terms, 'table', points);
        expect(odd === undefined, `${points}`).toBe(sums.has(points));
        for (const near of [odd?.below, odd?.above])
          if (near !== undefined) expect(sums.has(near)).toBe(true);
      }
    }),
    { numRuns: 30 },
  );
});
