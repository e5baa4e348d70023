import type { Rules } from '@hand-and-foot/engine';
import { expect, test } from 'vitest';
import { closedBooks } from './closedBooks.ts';
import { house } from './house.ts';
import { checkRules } from './index.ts';
import { lordsAndLadies } from './lordsAndLadies.ts';

const inHouse = (changes: Partial<Rules>) => checkRules({ ...house.rules, ...changes });

const { roles, values } = house.rules;
const noWilds: Rules['roles'] = { ...roles, '2': 'dead', joker: 'dead' };
const step = (from: number, points: number) => ({ from, points });
const clean = (...count: number[]) => ({ kind: 'clean', count }) as const;
const dirty = (...count: number[]) => ({ kind: 'dirty', count }) as const;
const wild = (...count: number[]) => ({ kind: 'wild', count }) as const;
const any = (...count: number[]) => ({ kind: 'any', count }) as const;
const fourPlayers = (decks: number): Partial<Rules> => ({
  decks: { '4': decks },
  seating: { '4': ['pairs'] },
});

test.each<[string, Partial<Rules>, object]>([
  [
    'decks for players who have no seats',
    { decks: { '4': 5, '5': 6 }, seating: { '4': ['alone'] } },
    { problem: 'playersDiffer', knob: 'seating', players: 5 },
  ],
  [
    'seats for players who have no decks',
    { decks: { '4': 5 }, seating: { '4': ['alone'], '5': ['alone'] } },
    { problem: 'playersDiffer', knob: 'decks', players: 5 },
  ],
  [
    'two as a pair',
    { decks: { '2': 3 }, seating: { '2': ['pairs'] } },
    { problem: 'seatingImpossible', players: 2, seating: 'pairs' },
  ],
  [
    'five in pairs',
    { decks: { '5': 6 }, seating: { '5': ['pairs'] } },
    { problem: 'seatingImpossible', players: 5, seating: 'pairs' },
  ],
  [
    'eight in threes',
    { decks: { '8': 9 }, seating: { '8': ['threes'] } },
    { problem: 'seatingImpossible', players: 8, seating: 'threes' },
  ],
  [
    'a fifth player among four',
    { decks: { '4': 5 }, seating: { '4': ['fifthChanges'] } },
    { problem: 'seatingImpossible', players: 4, seating: 'fifthChanges' },
  ],
  [
    'more cards dealt than there are',
    { ...fourPlayers(2), piles: [14, 14] },
    { problem: 'tooManyDealt', players: 4, need: 114, have: 108 },
  ],
  [
    'no cards to meld',
    { roles: Object.fromEntries(Object.keys(roles).map((kind) => [kind, 'wild'])) },
    { problem: 'noNaturals' },
  ],
  [
    'a king that costs points',
    { values: { ...values, K: -10 } },
    { problem: 'negativeValue', kind: 'K' },
  ],
  [
    'a choice among three piles',
    { piles: [11, 11, 11], footPass: 'kept', handChoice: 'unseen' },
    { problem: 'needsTwoPiles', knob: 'handChoice', have: 3 },
  ],
  [
    'passing one of three piles',
    { piles: [11, 11, 11], footPass: 'crosswise' },
    { problem: 'needsTwoPiles', knob: 'footPass', have: 3 },
  ],
  [
    'an upcard that no card can be',
    { upcard: { turn: 'one', replace: Object.keys(roles) } },
    { problem: 'upcardNever' },
  ],
  ['discards without a way to take them', { pickUpWith: [] }, { problem: 'noWayToTake' }],
  [
    'a meld that begins larger than a book',
    { bookSize: 5, meldStart: { cards: 6, naturals: 2 } },
    { problem: 'startBeyondBook', cards: 6, bookSize: 5 },
  ],
  [
    'more naturals than cards',
    { meldStart: { cards: 3, naturals: 4 } },
    { problem: 'naturalsBeyondStart', naturals: 4, cards: 3 },
  ],
  [
    'opening steps out of order',
    {
      opening: { by: 'score', steps: [step(0, 50), step(3000, 120), step(1500, 90)] },
    },
    { problem: 'stepsUnordered', at: 'steps.3' },
  ],
  [
    'an opening with cards that count nothing',
    { values: Object.fromEntries(Object.keys(values).map((kind) => [kind, 0])) },
    { problem: 'cannotOpen', knob: 'opening' },
  ],
  [
    'kings of four suits that cap',
    { roles: { ...house.rules.roles, K: 'cap' } },
    { problem: 'manyCaps', knob: 'roles' },
  ],
  [
    'one card in, one card out, for ever',
    { emptyStock: 'reshuffle', draw: 1 },
    { problem: 'mightNeverEnd' },
  ],

  [
    'the top discard taken and given back for ever',
    { pickUp: { take: 'card', mayComplete: 'no' }, draw: 1 },
    { problem: 'mightNeverEnd', knob: 'draw' },
  ],
  [
    'a book of jokers by rank',
    { booksNeeded: [{ kind: 'clean', rank: 'joker', count: [1] }] },
    { problem: 'rankNotNatural', knob: 'booksNeeded', at: '1', kind: 'joker' },
  ],
  [
    'a bonus for threes',
    { rankBonus: [{ rank: 'red3', kind: 'clean', bonus: 500 }] },
    { problem: 'rankNotNatural', knob: 'rankBonus', kind: 'red3' },
  ],
  [
    'a bar on discarding jokers',
    { discardBarred: [{ kind: 'joker', until: 'own' }] },
    { problem: 'rankNotNatural', knob: 'discardBarred', at: '1', kind: 'joker' },
  ],
  [
    'two bars on one kind',
    {
      discardBarred: [
        { kind: '7', until: 'own' },
        { kind: '7', until: 'any' },
      ],
    },
    { problem: 'repeated', knob: 'discardBarred', value: '7' },
  ],
  [
    'red threes that wait for a wild book of sevens',
    { laid: { countIf: 'books', books: [{ kind: 'wild', rank: '7' }] } },
    { problem: 'wildHasNoRank', knob: 'laid', at: 'books.1' },
  ],
  [
    'two bonuses for one grab',
    {
      exactGrab: [
        { off: 2, bonus: 50 },
        { off: 2, bonus: 100 },
      ],
    },
    { problem: 'repeated', knob: 'exactGrab', value: '2' },
  ],
  [
    'a wild book of a rank',
    { wildMelds: 1, booksNeeded: [{ kind: 'wild', rank: '7', count: [1] }] },
    { problem: 'wildHasNoRank', knob: 'booksNeeded', at: '1' },
  ],
  [
    'a bonus twice',
    {
      rankBonus: [
        { rank: '7', kind: 'clean', bonus: 500 },
        { rank: '7', kind: 'clean', bonus: 700 },
      ],
    },
    { problem: 'repeated', knob: 'rankBonus', value: 'clean 7' },
  ],
  [
    'dirty books without wilds in the deck',
    { roles: noWilds },
    { problem: 'bookImpossible', kind: 'dirty', players: 2 },
  ],
  [
    'dirty books where no wild may join',
    { wildLimits: [{ limit: 'most', wilds: 0 }] },
    { problem: 'bookImpossible', kind: 'dirty' },
  ],
  [
    'dirty books that would have to be wholly natural',
    { bookGrows: 'never', wildLimits: [{ limit: 'from', naturals: 7 }] },
    { problem: 'bookImpossible', kind: 'dirty' },
  ],
  [
    'wild books where no wild meld may be laid',
    { booksNeeded: [wild(1)] },
    { problem: 'bookImpossible', kind: 'wild' },
  ],
  [
    'clean books larger than a rank',
    { ...fourPlayers(2), piles: [11, 11], bookSize: 9 },
    { problem: 'bookImpossible', kind: 'clean', players: 4 },
  ],
  [
    'more wild books than wild melds',
    { wildMelds: 1, booksNeeded: [wild(1, 2)] },
    { problem: 'tooManyBooks', kind: 'wild', round: 2, need: 2, most: 1 },
  ],
  [
    'two books of a rank where one is the most',
    { booksNeeded: [{ kind: 'clean', rank: '7', count: [2] }] },
    { problem: 'tooManyBooks', kind: 'clean', rank: '7', need: 2, most: 1 },
  ],
  [
    'more clean books than ranks',
    { booksNeeded: [clean(12)] },
    { problem: 'tooManyBooks', kind: 'clean', need: 12, most: 11 },
  ],
  [
    'more books of any kind than ranks',
    { booksNeeded: [any(12)] },
    { problem: 'tooManyBooks', kind: 'any', need: 12, most: 11 },
  ],
  [
    'more books together than ranks',
    { booksNeeded: [clean(6), dirty(6)] },
    { problem: 'tooManyBooksTogether', round: 1 },
  ],
  [
    'books for partners alone that cannot be',
    {
      ...fourPlayers(5),
      booksNeeded: [clean(1), { kind: 'dirty', count: [1], partners: [1, 1, 12] }],
    },
    { problem: 'tooManyBooks', kind: 'dirty', round: 3, need: 12, most: 11 },
  ],
])('nobody can play %s', (_, changes, problem) => {
  expect(inHouse(changes)).toEqual([expect.objectContaining(problem)]);
});

test('each number of players whose deal does not fit is named', () => {
  const decks = { '2': 4, '3': 4, '4': 4, '5': 4, '6': 4, '7': 4, '8': 4 };
  const problems = inHouse({ decks, piles: [20, 20] });
  expect(problems.map((problem) => 'players' in problem && problem.players)).toEqual([6, 7, 8]);
});

test('the deal may leave exactly one draw', () => {
  const tight = { ...fourPlayers(3), piles: [20, 20] };
  expect(inHouse({ ...tight, draw: 2 })).toEqual([]);
  expect(inHouse({ ...tight, draw: 3 })).toEqual([
    expect.objectContaining({ problem: 'tooManyDealt', need: 163, have: 162 }),
  ]);
});

test.each<[string, Partial<Rules>]>([
  ['as many books as ranks', { booksNeeded: [clean(5), dirty(6)] }],
  [
    'every book of one rank where ranks may repeat',
    {
      meldsOfRank: { most: 'any', when: 'afterBooks' },
      booksNeeded: [{ kind: 'any', rank: '7', count: [2] }],
    },
  ],
  [
    'a dirty book that only a finished clean one becomes',
    {
      wildLimits: [{ limit: 'from', naturals: 8 }],
    },
  ],
  ['no books at all', { booksNeeded: [] }],
  ['a freeze where nothing can be taken', { freezing: 'byWild', pickUp: { take: 'nothing' } }],
  ['a reshuffled stock with two draws', { emptyStock: 'reshuffle' }],
])('%s can be played', (_, changes) => {
  expect(inHouse(changes)).toEqual([]);
});

test('a wild group uses up wilds that dirty groups need', () => {
  const booksNeeded = [wild(4), dirty(3)];
  const problems = checkRules({ ...lordsAndLadies.rules, wildMelds: 4, booksNeeded });
  expect(problems).toEqual([expect.objectContaining({ problem: 'tooManyBooksTogether' })]);
});

test('a closed book is not made dirty later', () => {
  const wildLimits: Rules['wildLimits'] = [{ limit: 'from', naturals: 7 }];
  expect(checkRules({ ...closedBooks.rules, wildLimits })).toEqual([
    expect.objectContaining({ problem: 'bookImpossible', kind: 'dirty' }),
  ]);
});

test('rules that only some numbers of players have are judged, too', () => {
  const own = (entry: object) => inHouse({ forPlayers: [{ players: 3, ...entry }] });
  expect(own({ piles: [11, 11, 11] })).toEqual([
    {
      problem: 'forPlayers',
      knob: 'forPlayers',
      players: 3,
      of: { problem: 'needsTwoPiles', knob: 'footPass', have: 3 },
    },
  ]);
  expect(own({ booksNeeded: [{ kind: 'wild', count: [1] }] })).toMatchObject([
    { problem: 'bookImpossible', players: 3 },
  ]);
  expect(own({ piles: [11, 11, 11], footPass: 'kept' })).toEqual([]);
});
