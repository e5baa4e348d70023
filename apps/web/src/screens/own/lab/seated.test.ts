import { ruleSetById } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import { leavesPartners, seated } from './seated.ts';

const rulesOf = (id: string) => ruleSetById(id)!.rules;

test('four may play by the house rules alone or with partners, and are tried as they wish', () => {
  const house = rulesOf('house');
  expect(leavesPartners(house, 4)).toBe(true);
  expect(seated(house, 4, true).seating['4']).toEqual(['pairs']);
  expect(seated(house, 4, false).seating['4']).toEqual(['alone']);
});

test('where the rules decide it, they go on deciding it', () => {
  expect(leavesPartners(rulesOf('singles'), 4)).toBe(false);
  expect(seated(rulesOf('singles'), 4, true)).toEqual(rulesOf('singles'));
  expect(leavesPartners(rulesOf('six-deck'), 4)).toBe(false);
});
