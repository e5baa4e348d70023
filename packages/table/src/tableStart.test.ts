import { people } from '@hand-and-foot/testkit';
import { expect, test } from 'vitest';
import { tableStartFor } from './tableStart.ts';

const pace = 'normal';

test('a table of house rules as they are', () => {
  expect(tableStartFor({ rules: 'house', seats: people, seating: 'pairs', pace })).toMatchObject({
    ok: true,
    opening: { terms: { rules: { id: 'house', rules: { draw: 2 } }, seating: 'pairs' } },
  });
});

test('partners are quiet where their sheet wants it, unless something else was agreed', () => {
  const house = { rules: 'house', seats: people, pace } as const;
  const quiet = { opening: { terms: { manners: { quiet: true } } } };
  expect(tableStartFor({ ...house, seating: 'pairs' })).toMatchObject(quiet);
  const changed = { parent: 'house', changes: { draw: 3 } };
  expect(tableStartFor({ ...house, rules: changed, seating: 'pairs' })).toMatchObject(quiet);
  expect(tableStartFor({ ...house, seating: 'pairs', manners: { quiet: false } })).toMatchObject({
    opening: { terms: { manners: { quiet: false } } },
  });
  for (const free of [
    { ...house, seating: 'alone' },
    { ...house, rules: 'six-deck' },
  ] as const)
    expect(tableStartFor(free)).not.toHaveProperty('opening.terms.manners');
});

test('a table’s own rules are kept whole, and know where they come from', () => {
  const rules = { parent: 'house', changes: { draw: 3 }, name: 'Ours' };
  expect(tableStartFor({ rules, seats: people, pace })).toMatchObject({
    ok: true,
    opening: {
      terms: { rules: { name: 'Ours', parent: 'house', rules: { draw: 3, bookSize: 7 } } },
    },
  });
});

test('a published game names the sheet below it, whose words every client has', () => {
  const changed = { parent: 'whitnack', changes: { draw: 3 }, name: 'Ours' };
  for (const rules of ['whitnack', changed])
    expect(tableStartFor({ rules, seats: people, pace })).toMatchObject({
      opening: { terms: { rules: { parent: 'closed-books' } } },
    });
});

test('rules that make no sense, too few seats and a seating that is not theirs are told apart', () => {
  expect(tableStartFor({ rules: 'hose', seats: people, pace })).toMatchObject({
    problems: [{ problem: 'unknownRuleSet', nearest: 'house' }],
  });
  expect(tableStartFor({ rules: 'six-deck', seats: people.slice(1), pace })).toMatchObject({
    players: 3,
    allowed: [4, 6],
  });
  expect(tableStartFor({ rules: 'singles', seats: people, seating: 'pairs', pace }).ok).toBe(false);
});
