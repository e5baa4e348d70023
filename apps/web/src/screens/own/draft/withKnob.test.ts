import { checkRules, ruleSetById } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import { withKnob } from './withKnob.ts';

const house = ruleSetById('house')!.rules;

test('a number of players is added to the decks and to the seating together', () => {
  const { '2': _two, ...more } = house.decks;
  const rules = withKnob(house, 'decks', more);
  expect(Object.keys(rules.seating)).not.toContain('2');
  expect(checkRules(rules)).toEqual([]);
  expect(withKnob(rules, 'seating', house.seating).decks['2']).toBe(9);
});

test('other cards bring what they are for and what they are worth', () => {
  const rules = withKnob(house, 'pack', 'lords-and-ladies');
  expect(checkRules(rules)).toEqual([]);
  expect(rules.roles['lady']).toBe('cap');
  expect(checkRules(withKnob(rules, 'pack', 'standard'))).toEqual([]);
});

test('any other knob is turned alone', () => {
  expect(withKnob(house, 'draw', 3)).toEqual({ ...house, draw: 3 });
});
