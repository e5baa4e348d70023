import { expect, test } from 'vitest';
import { checkRules } from './index.ts';
import { house } from './house.ts';
import { lordsAndLadies } from './lordsAndLadies.ts';

const changed = (changes: object) => checkRules({ ...house.rules, ...changes });

test.each([undefined, null, 7, 'house', [], [house.rules]])('%j is not rules', (data) => {
  expect(checkRules(data)).toEqual([{ problem: 'notRules', knob: 'rules' }]);
});

test('a misspelt knob is named with the one that was meant', () => {
  expect(changed({ pickupAtLest: 3 })).toEqual([
    { problem: 'unknownKnob', knob: 'pickupAtLest', nearest: 'pickUpAtLeast' },
  ]);
});

test('a knob like no other gets no suggestion', () => {
  expect(changed({ zzzzzzzzzz: 3 })).toEqual([{ problem: 'unknownKnob', knob: 'zzzzzzzzzz' }]);
});

test('a missing knob is named', () => {
  const { draw: _, ...rest } = house.rules;
  expect(checkRules(rest)).toEqual([{ problem: 'missingKnob', knob: 'draw' }]);
});

test.each([
  ['a word for a number', { draw: '2' }, { problem: 'wrongType', knob: 'draw', need: 'number' }],
  [
    'a number for a word',
    { freezing: 1 },
    { problem: 'wrongType', knob: 'freezing', need: 'text' },
  ],
  ['one kind for a list', { discardFirst: 'black3' }, { problem: 'wrongType', need: 'list' }],
  ['a list for an object', { meldStart: [3, 2] }, { problem: 'wrongType', need: 'object' }],
  ['nothing for a table', { values: null }, { problem: 'wrongType', need: 'object' }],
  ['a list for players', { decks: [5] }, { problem: 'wrongType', need: 'object' }],
  ['a word for a union', { pickUp: 'all' }, { problem: 'wrongType', need: 'object' }],
  ['a number for a kind', { discardFirst: [3] }, { problem: 'wrongType', at: '1', need: 'text' }],
  ['too much', { pickUpAtLeast: 900 }, { problem: 'outOfRange', value: 900, min: 1, max: 54 }],
  ['too little', { draw: 0 }, { problem: 'outOfRange', value: 0, min: 1 }],
  ['a part of a card', { draw: 1.5 }, { problem: 'outOfRange', value: 1.5 }],
  ['no number at all', { draw: Number.NaN }, { problem: 'outOfRange' }],
  ['not by fives', { goOutBonus: 102 }, { problem: 'outOfRange', value: 102, step: 5 }],
  ['no such choice', { deal: 'thrown' }, { problem: 'notAChoice', value: 'thrown' }],
  ['no such case', { pickUp: { take: 'half' } }, { problem: 'notAChoice', at: 'take' }],
  [
    'no number and not the word for it',
    { meldsOfRank: { most: 'many', when: 'always' } },
    { problem: 'wrongType', at: 'most', need: 'number' },
  ],
  ['one pile', { piles: [11] }, { problem: 'wrongLength', have: 1, least: 2, most: 3 }],
  ['no players', { decks: {} }, { problem: 'wrongLength', knob: 'decks', have: 0 }],
  ['a way twice', { pickUpWith: ['pair', 'pair'] }, { problem: 'repeated', value: 'pair' }],
  [
    'a field too many',
    { meldStart: { cards: 3, naturals: 2, natural: 1 } },
    { problem: 'unknownField', field: 'natural', nearest: 'naturals' },
  ],
  ['a field too few', { meldStart: { cards: 3 } }, { problem: 'missingField', field: 'naturals' }],
  ['no tag', { pickUp: { cards: 7 } }, { problem: 'missingField', field: 'take' }],
  [
    'a field of another case',
    { pickUp: { take: 'all', cards: 7 } },
    { problem: 'unknownField', field: 'cards' },
  ],
  [
    'a kind of another pack',
    { pickUpBlockedBy: ['lady'] },
    { problem: 'unknownKind', at: '1', kind: 'lady' },
  ],
  [
    'a kind misspelt',
    { discardFirst: ['blak3'] },
    { problem: 'unknownKind', kind: 'blak3', nearest: 'black3' },
  ],
  [
    'a table without a kind',
    { roles: without(house.rules.roles, 'K') },
    { problem: 'missingKind', knob: 'roles', kind: 'K' },
  ],
  [
    'a value for a kind that is not there',
    { values: { ...house.rules.values, villain: 0 } },
    { problem: 'unknownKind', knob: 'values', kind: 'villain' },
  ],
  [
    'a wrong value for a kind',
    { values: { ...house.rules.values, K: 7 } },
    { problem: 'outOfRange', knob: 'values', at: 'K', value: 7 },
  ],
  [
    'seventeen players',
    { decks: { ...house.rules.decks, '17': 20 } },
    { problem: 'unknownPlayers', players: '17', fewest: 2, most: 16 },
  ],
  [
    'a hole in a list',
    // oxlint-disable-next-line no-sparse-arrays -- a caller in JavaScript may have one
    { piles: [11, , 11] },
    { problem: 'wrongType', at: '2', need: 'number' },
  ],
])('the form of a value: %s', (_, changes, problem) => {
  expect(changed(changes)).toEqual([expect.objectContaining(problem)]);
});

test('kinds are those of the pack that the rules play with', () => {
  const problems = checkRules({ ...lordsAndLadies.rules, discardFirst: ['villain'] });
  expect(problems).toEqual([]);
});

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  '%s is a name like any other',
  (name) => {
    const hostile: unknown = JSON.parse(`{"${name}": {"draw": 2}}`);
    expect(checkRules(hostile)).toContainEqual(
      expect.objectContaining({ problem: 'unknownKnob', knob: name }),
    );
    const kinds: unknown = JSON.parse(`{"${name}": 5}`);
    expect(changed({ caught: kinds })).toContainEqual(
      expect.objectContaining({ problem: 'unknownKind', kind: name }),
    );
    expect(changed({ pickUp: { take: name } })).toContainEqual(
      expect.objectContaining({ problem: 'notAChoice', value: name }),
    );
  },
);

test('a list without end is not read to its end', () => {
  expect(changed({ discardFirst: Array.from({ length: 1_000_000 }, () => 'black3') })).toHaveLength(
    1,
  );
});

function without(table: Record<string, unknown>, kind: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(table).filter(([name]) => name !== kind));
}

test.each(['3', 'threes'])('%s suggests the black threes', (kind) => {
  expect(changed({ discardFirst: [kind] })).toEqual([
    { problem: 'unknownKind', knob: 'discardFirst', at: '1', kind, nearest: 'black3' },
  ]);
});

test.each(['10', 'ten', 'tens'])('%s suggests T', (kind) => {
  expect(changed({ discardFirst: [kind] })).toEqual([
    { problem: 'unknownKind', knob: 'discardFirst', at: '1', kind, nearest: 'T' },
  ]);
});
