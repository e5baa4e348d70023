import { checkRules, resolveRules, ruleSetById } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import { sayProblem } from '../index.ts';

const house = ruleSetById('house')!.rules;
const told = (changes: object) => checkRules({ ...house, ...changes }).map(sayProblem);

test.each([
  [{ pickUpAtLeast: 900 }, 'pickUpAtLeast: must be a whole number from 1 to 54; it’s 900.'],
  [{ goOutBonus: 7 }, 'goOutBonus: must be a whole number from 0 to 2000, in steps of 5; it’s 7.'],
  [{ draw: '2' }, 'draw: must be a number.'],
  [{ pickUpAtLest: 3 }, 'pickUpAtLest: there’s no such setting. Did you mean "pickUpAtLeast"?'],
  [{ freezing: 'always' }, 'freezing: must be "never", "byWild" or "byWildLap"; it’s "always".'],
  [{ pickUp: { take: 'top' } }, 'pickUp: needs "cards"; add it.'],
  [
    { discardFirst: ['blak3'] },
    'discardFirst, 1: the deck has no cards called "blak3". Did you mean "black3"?',
  ],
  [
    { pickUpWith: [] },
    'pickUpWith: the pile can be picked up, but no way to do it is chosen. Choose at least one.',
  ],
  [
    { booksNeeded: [{ kind: 'clean', count: [12] }] },
    'booksNeeded: round 1 asks for 12 clean books; with 2 players, a team can have at most 11.',
  ],
  [
    { booksNeeded: [{ kind: 'wild', count: [1] }] },
    'booksNeeded: with 2 players, nobody can make a wild book, so nobody could go out.',
  ],
])('%j', (changes, sentence) => {
  expect(told(changes)).toEqual([sentence]);
});

test('a source that is not found is told, too', () => {
  const result = resolveRules('hous');
  expect(result.ok ? [] : result.problems.map(sayProblem)).toEqual([
    'parent: there’s no rule set "hous". Did you mean "house"?',
  ]);
});

test.each([
  [{ parent: 'house', draw: 3 }, 'draw: goes under "changes"; move it there.'],
  [
    { parent: 'house', chnges: {} },
    'chnges: doesn’t belong next to "parent". Did you mean "changes"?',
  ],
  [{ changes: {} }, 'parent: is missing; name the rule set you’re changing, such as "house".'],
])('%j', (source, sentence) => {
  const result = resolveRules(source);
  expect(result.ok ? [] : result.problems.map(sayProblem)).toEqual([sentence]);
});
