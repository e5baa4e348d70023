import { expect, test } from 'vitest';
import { checkRules, playersOf, ruleSetById, ruleSets } from './index.ts';

test.each(ruleSets)('$name can be played as it stands', ({ rules }) => {
  expect(checkRules(rules)).toEqual([]);
});

test.each(ruleSets)('$name survives being written and read', ({ rules }) => {
  expect(checkRules(JSON.parse(JSON.stringify(rules)))).toEqual([]);
});

test('each set seats the players its sheet is for', () => {
  const seated = ruleSets.map(({ id, rules }) => [id, playersOf(rules)]);
  expect(Object.fromEntries(seated)).toEqual({
    'lords-and-ladies': [2, 3, 4, 5, 6],
    singles: [2, 3, 4, 5, 6, 7, 8],
    house: [2, 3, 4, 5, 6, 7, 8],
    'six-deck': [4, 6],
    'closed-books': [2, 3, 4, 5, 6],
  });
});

test('a set is found by its id and by nothing else', () => {
  expect(ruleSetById('house')?.name).toBe('House Rules');
  expect(ruleSetById('House Rules')).toBeUndefined();
  expect(ruleSetById('__proto__')).toBeUndefined();
});

test.each(ruleSets)('$name says what it decided about ties and cards laid together', (ruleSet) => {
  const knobs = ruleSet.rulings.map(({ knob }) => knob);
  expect(knobs).toContain('gameEnd');
  expect(knobs).toContain('opening');
  expect(knobs).toContain('play');
});
