import { expect, test } from 'vitest';
import { catalogue, checkRules, ruleSets } from './index.ts';
import { house } from './house.ts';

const step = (from: number, points: number) => ({ from, points });

test('every knob of the rules has exactly one entry', () => {
  const described = catalogue.map(({ knob }) => knob).sort();
  for (const { rules } of ruleSets) expect(Object.keys(rules).sort()).toEqual(described);
});

test('the knobs of a group stand together', () => {
  const groups = catalogue.map(({ group }) => group);
  const changes = groups.filter((group, index) => group !== groups[index - 1]);
  expect(changes).toEqual(['cards', 'deal', 'turn', 'melds', 'foot', 'goingOut', 'score']);
});

test.each([
  ['three draws', { draw: 3 }],
  ['piles of thirteen', { piles: [13, 13] }],
  ['unequal piles', { piles: [15, 13] }],
  ['a knee', { piles: [11, 11, 11], footPass: 'kept' }],
  ['the whole pile', { pickUp: { take: 'all' } }],
  ['the top three', { pickUp: { take: 'top', cards: 3 } }],
  ['naturals twice the wilds', { wildLimits: [{ limit: 'perWild', naturals: 2 }] }],
  ['at most two wilds', { wildLimits: [{ limit: 'most', wilds: 2 }] }],
  ['wild books', { wildMelds: 1, bookBonus: { clean: 500, dirty: 300, wild: 2500 } }],
  ['sevens with a bonus', { rankBonus: [{ rank: '7', kind: 'clean', bonus: 1500 }] }],
  [
    'three and four books',
    {
      booksNeeded: [
        { kind: 'clean', count: [1, 2, 3] },
        { kind: 'dirty', count: [2, 3, 4] },
      ],
    },
  ],
  [
    'a fixed list of books',
    {
      wildMelds: 1,
      booksNeeded: [
        { kind: 'clean', rank: '7', count: [1] },
        { kind: 'dirty', rank: 'A', count: [1] },
        { kind: 'wild', count: [1] },
      ],
    },
  ],
  [
    'red threes laid, and doubled',
    {
      roles: { ...house.rules.roles, red3: 'laid' },
      values: { ...house.rules.values, red3: 100 },
      caught: { black3: 5, red3: 300 },
      allLaid: 'doubled',
    },
  ],
  [
    'red threes that cost even when laid',
    {
      roles: { ...house.rules.roles, red3: 'laid' },
      values: { ...house.rules.values, red3: -500 },
    },
  ],
  ['black threes to go out with', { roles: { ...house.rules.roles, black3: 'lastMeld' } }],
  ['a steeper opening', { opening: { by: 'round', points: [90, 120, 150, 180] } }],
  [
    'an opening by score',
    {
      opening: { by: 'score', steps: [step(0, 50), step(1500, 90)] },
    },
  ],
  ['a game to ten thousand', { gameEnd: { after: 'points', points: 10_000, atMost: 20 } }],
  ['one round', { gameEnd: { after: 'rounds', rounds: 1 } }],
  ['two hundred for going out', { goOutBonus: 200 }],
  ['a stock that is shuffled again', { emptyStock: 'reshuffle' }],
])('the knobs reach rules seen at other tables: %s', (_, changes) => {
  expect(checkRules({ ...house.rules, ...changes })).toEqual([]);
});
