import { people } from '@hand-and-foot/testkit';
import { expect, test } from 'vitest';
import { openingFor } from './opening.ts';

const pace = 'normal';

test('a table of house rules as they are', () => {
  expect(openingFor({ rules: 'house', seats: people, seating: 'pairs', pace })).toMatchObject({
    ok: true,
    opening: { terms: { rules: { id: 'house', rules: { draw: 2 } }, seating: 'pairs' } },
  });
});

test('a table’s own rules are kept whole, and know where they come from', () => {
  const rules = { parent: 'house', changes: { draw: 3 }, name: 'Ours' };
  expect(openingFor({ rules, seats: people, pace })).toMatchObject({
    ok: true,
    opening: {
      terms: { rules: { name: 'Ours', parent: 'house', rules: { draw: 3, bookSize: 7 } } },
    },
  });
});

test('rules that make no sense, too few seats and a seating that is not theirs are told apart', () => {
  expect(openingFor({ rules: 'hose', seats: people, pace })).toMatchObject({
    problems: [{ problem: 'unknownRuleSet', nearest: 'house' }],
  });
  expect(openingFor({ rules: 'six-deck', seats: people.slice(1), pace })).toMatchObject({
    players: 3,
    allowed: [4, 6],
  });
  expect(openingFor({ rules: 'singles', seats: people, seating: 'pairs', pace }).ok).toBe(false);
});
