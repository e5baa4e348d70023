import type { Rules } from '@hand-and-foot/engine';
import { expect, test } from 'vitest';
import { house } from './house.ts';
import { checkRules, examples, resolveRules, ruleSets, warningsOf } from './index.ts';
import type { Warning } from './warning.ts';

test.each([...ruleSets.map(({ id }) => id), ...examples])('nothing is odd about %j', (source) => {
  const resolved = resolveRules(source);
  expect(resolved.ok && warningsOf(resolved.ruleSet.rules)).toEqual([]);
});

const { roles, values } = house.rules;
const four = { seating: { '4': ['alone' as const] } };

test.each<[string, Partial<Rules>, Partial<Warning>]>([
  [
    'an opening that a whole hand cannot reach',
    { opening: { by: 'round', points: [50, 500] } },
    { warning: 'openingBeyondHand', need: 500, most: 440, cards: 13 },
  ],
  [
    'an opening by score that a whole hand cannot reach',
    { opening: { by: 'score', steps: [{ from: 0, points: 450 }] } },
    { warning: 'openingBeyondHand', need: 450 },
  ],
  [
    'an opening that falls',
    { opening: { by: 'round', points: [90, 50] } },
    { warning: 'openingFalls' },
  ],
  [
    'rounds that are never played',
    { gameEnd: { after: 'rounds', rounds: 3 } },
    { warning: 'roundsNeverPlayed', knob: 'opening', have: 4, rounds: 3 },
  ],
  [
    'fewer books in the end',
    { booksNeeded: [{ kind: 'clean', count: [2, 1] }] },
    { warning: 'booksFall', round: 2 },
  ],
  [
    'wild books that need more wilds than the decks hold',
    { ...four, decks: { '4': 5 }, wildMelds: 2, booksNeeded: [{ kind: 'wild', count: [2] }] },
    { warning: 'wildsForFew', players: 4, sides: 4, can: 2 },
  ],
  [
    'wild books that only one of three teams can make',
    {
      decks: { '9': 4 },
      seating: { '9': ['teams3'] },
      wildMelds: 2,
      booksNeeded: [{ kind: 'wild', count: [2] }],
    },
    { warning: 'wildsForFew', players: 9, sides: 3, can: 1 },
  ],
  [
    'a freeze by red threes where no three is red',
    {
      threes: 'oneRank',
      roles: { ...roles, black3: 'natural', red3: 'natural' },
      values: { ...values, black3: 5, red3: 5 },
      freezing: { by: ['red3'], until: 'taken' },
    },
    { warning: 'idle', knob: 'freezing' },
  ],
  [
    'books that the decks hold for one side only',
    { ...four, decks: { '4': 3 }, booksNeeded: [{ kind: 'any', count: [11] }] },
    { warning: 'cardsForFew', can: 1 },
  ],
  [
    'a stock that is gone at once',
    { ...four, decks: { '4': 2 }, piles: [13, 13] },
    { warning: 'stockShort', players: 4, left: 4, need: 16 },
  ],
  [
    'books that cannot be made',
    {
      ...four,
      decks: { '4': 2 },
      booksNeeded: [],
      bookSize: 9,
      roles: { ...roles, '2': 'dead', joker: 'dead' },
    },
    { warning: 'noBooks', players: 4 },
  ],
  [
    'melds that cannot begin',
    {
      decks: { '2': 1 },
      seating: { '2': ['alone'] },
      booksNeeded: [],
      meldStart: { cards: 7, naturals: 5 },
    },
    { warning: 'noMelds', players: 2 },
  ],
  [
    'wilds that fit nowhere',
    { booksNeeded: [], wildLimits: [{ limit: 'most', wilds: 0 }] },
    { warning: 'wildsIdle' },
  ],
  [
    'books that bring less than their cards',
    { bookBonus: { clean: 30, dirty: 30, wild: 0 } },
    { warning: 'bookBelowCards', kind: 'clean', bonus: 30, cards: 35 },
  ],
  [
    'dirty books above clean ones',
    { bookBonus: { clean: 300, dirty: 500, wild: 0 } },
    { warning: 'dirtyAboveClean' },
  ],
  ['wild books for nothing', { wildMelds: 1 }, { warning: 'wildBookUnpaid' }],
  [
    'a bonus for wild books that nobody can lay',
    { bookBonus: { clean: 500, dirty: 300, wild: 1000 } },
    { warning: 'wildBookNever', bonus: 1000 },
  ],
  ['aces that cost little', { caught: { A: 5 } }, { warning: 'caughtBelowValue', kind: 'A' }],
  [
    'jokers that count nothing',
    { values: { ...values, joker: 0 } },
    { warning: 'wildBelowNaturals', kind: 'joker' },
  ],
  [
    'discards that every rank blocks',
    { pickUpBlockedBy: Object.keys(roles) },
    { warning: 'pickUpNever', knob: 'pickUpBlockedBy' },
  ],
  ['an exact grab without grabbing', { deal: 'dealt' }, { warning: 'idle', knob: 'exactGrab' }],
  [
    'the first discard where there is none',
    { starterUpcard: 'mayTake' },
    { warning: 'idle', knob: 'starterUpcard' },
  ],
  [
    'doubled red threes that nobody lays',
    { allLaid: 'doubled' },
    { warning: 'idle', knob: 'allLaid' },
  ],
  [
    'sets of red threes that are only discarded',
    { laid: { sets: [{ cards: 7, total: 1000 }] } },
    { warning: 'idle', knob: 'laid' },
  ],
  [
    'a partner kept from going out where nobody has one',
    { seating: { '4': ['alone' as const] }, decks: { '4': 5 }, outBarredBy: ['red3'] },
    { warning: 'idle', knob: 'outBarredBy' },
  ],
])('%s can be played, and is warned about', (_, changes, warning) => {
  const rules = { ...house.rules, ...changes };
  expect(checkRules(rules)).toEqual([]);
  expect(warningsOf(rules)).toContainEqual(expect.objectContaining(warning));
});

test('a warning about many players names them, and not fewer', () => {
  const rules = {
    ...house.rules,
    decks: { '2': 5, '8': 5 },
    seating: { '2': ['alone' as const], '8': ['alone' as const] },
    piles: [16, 16],
  };
  expect(warningsOf(rules, 2)).toEqual([]);
  expect(warningsOf(rules)).toContainEqual(
    expect.objectContaining({ warning: 'stockShort', players: 8 }),
  );
});
