import { checkRules, ruleSetById } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import { withKnob } from './withKnob.ts';

const house = ruleSetById('house')!.rules;

test('a number of players is added to the decks and to the seating together', () => {
  const { '2': _two, ...more } = house.decks;
  const rules = withKnob(house, 'decks', more);
  expect(Object.keys(rules.seating)).not.toContain('2');
  expect(checkRules(rules)).toEqual([]);
  expect(withKnob(rules, 'seating', house.seating).decks['2']).toBe(3);
});

test('more players get more decks, as those before them did', () => {
  const seating = { ...house.seating, '12': ['alone' as const], '16': ['alone' as const] };
  expect(withKnob(house, 'seating', seating).decks).toMatchObject({ '8': 9, '12': 13, '16': 17 });
  const six = ruleSetById('six-deck')!.rules;
  expect(withKnob(six, 'seating', { ...six.seating, '16': ['alone'] }).decks['16']).toBe(16);
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
