import { termsFor, type Rules } from '@hand-and-foot/engine';
import { ruleSetById, withJokersOf } from '@hand-and-foot/rulesets';
import type { TableKind } from './tables.ts';

const house = ruleSetById('house')!;

/** House Rules with short rounds, in which even those who play at random make books and go out. */
export const shortRounds: Rules = {
  ...house.rules,
  deal: 'dealt',
  exactGrab: 0,
  footPass: 'kept',
  upcard: { turn: 'one', replace: [] },
  stockPiles: 1,
  pickUp: { take: 'all' },
  pickUpAtLeast: 1,
  booksNeeded: [{ kind: 'any', count: [1] }],
  gameEnd: { after: 'rounds', rounds: 2 },
};

const quick: Rules = {
  ...shortRounds,
  decks: { '2': 2 },
  seating: { '2': ['alone'] },
  piles: [6, 5],
  pickUpWith: ['onMeld', 'pair', 'naturalAndWild'],
  pickUpBlockedBy: ['black3', 'red3'],
  bookSize: 5,
  opening: { by: 'round', points: [20] },
};

/** Values that no sheet has, each at a small table where they come to bear. */
const changes: Readonly<Record<string, Partial<Rules>>> = {
  'shut clean books': { bookGrows: { clean: 'never', dirty: 'byAny', wild: 'never' } },
  'shut dirty books': {
    bookGrows: { clean: 'byAny', dirty: 'never', wild: 'byAny' },
    wildMelds: 2,
  },
  'a pair until opened': { pickUpUnopened: 'pair', freezing: 'byWild' },
  'nothing until opened': { pickUpUnopened: 'never' },
  'two wilds like the top one': {
    pickUpWith: ['onMeld', 'pair', 'likeWilds'],
    wildMelds: 2,
    bookGrows: 'byAny',
    opening: { by: 'round', points: [90] },
  },
  'any two wilds, frozen': {
    pickUpWith: ['naturalAndWild', 'anyWilds'],
    wildMelds: 1,
    freezing: 'byWild',
  },
  'a new meld with the top card': {
    pickUpMeld: 'new',
    pickUpWith: ['onMeld', 'pair', 'naturalAndWild', 'anyWilds'],
    wildMelds: 2,
    meldsOfRank: { most: 3, when: 'always' },
  },
  'a new clean meld with the top card': {
    pickUpMeld: 'newClean',
    meldsOfRank: { most: 2, when: 'always' },
  },
  'a book for one line alone': {
    booksShared: 'no',
    booksNeeded: [
      { kind: 'clean', count: [1] },
      { kind: 'any', count: [1] },
    ],
  },
  'spare clean books for dirty ones': {
    booksShared: 'any',
    booksNeeded: [
      { kind: 'clean', count: [1] },
      { kind: 'dirty', count: [1] },
    ],
  },
  'ranks with rules of their own': {
    roles: { ...house.rules.roles, black3: 'natural' },
    values: { ...house.rules.values, black3: 5 },
    pickUpBlockedBy: [],
    byRank: [
      { rank: '7', wilds: 'none' },
      { rank: '8', start: 4 },
      { rank: 'K', start: 2 },
      { rank: 'black3', start: 4, from: 'foot', countsAs: 'dirty', wilds: 'none' },
      { rank: '5', countsAs: 'own' },
    ],
    meldsOfRank: { most: 2, when: 'always' },
  },
  'books count toward the opening': {
    openingCounts: 'books',
    bookSize: 4,
    bookBonus: { clean: 100, dirty: 60, wild: 200 },
    meldStart: { cards: 2, naturals: 1 },
    opening: { by: 'round', points: [90] },
    wildMelds: 1,
  },
  'a whole hand opens': {
    openingWaived: 'emptyHand',
    meldStart: { cards: 2, naturals: 1 },
    piles: [5, 5],
    opening: { by: 'round', points: [150] },
    wildMelds: 1,
  },
  'one rank of threes': {
    threes: 'oneRank',
    roles: { ...house.rules.roles, black3: 'natural', red3: 'natural' },
    values: { ...house.rules.values, black3: 5, red3: 5 },
    pickUpBlockedBy: [],
    byRank: [{ rank: 'black3', countsAs: 'own' }],
    rankBonus: [{ rank: 'black3', kind: 'clean', bonus: 1000 }],
  },
  'too few discards, the rest from the stock': {
    pickUp: { take: 'top', cards: 4 },
    pickUpShort: 'topUp',
    stockPiles: 2,
    emptyStock: 'reshuffle',
  },
  'a last lap': { afterOut: 'lap', booksNeeded: [] },
  'a last lap unless discarded': { afterOut: 'lapIfLaid', lastDiscard: 'forbidden' },
  'out without the foot': { footNeeded: 'no', booksNeeded: [] },
  'out without a foot that is earned': { footNeeded: 'no', footBy: 'ownBook' },
  'big and little jokers': withJokersOf({ ...quick, pickUpBlockedBy: [] }, 'two-jokers'),
  'a bonus for going down and out at once': {
    playBonus: [{ for: 'outAtOnce', bonus: 230 }],
    booksNeeded: [],
    piles: [5, 5],
    meldStart: { cards: 2, naturals: 1 },
  },
  'a start for the player who went out': { nextStarter: 'wentOut' },
  'threes and aces that freeze': {
    freezing: { by: ['A', 'K', 'red3'], until: 'taken' },
    pickUpBlockedBy: [],
  },
  'a freeze of one lap': { freezing: 'byWildLap', pickUpAtLeast: 1 },
  'bonuses in play': {
    playBonus: [
      { for: 'bookAtOnce', bonus: 500 },
      { for: 'firstDown', bonus: 100 },
    ],
    bookSize: 4,
  },
  'unfinished melds count minus': { unfinished: 'minus' },
  'unfinished second melds count minus': {
    unfinished: 'laterMinus',
    meldsOfRank: { most: 3, when: 'always' },
  },
  'playing on without a stock': {
    emptyStock: 'playOn',
    decks: { '2': 1 },
    bookSize: 4,
    booksNeeded: [{ kind: 'clean', count: [2] }],
    pickUpWith: ['onMeld', 'pair', 'naturalAndWild'],
  },
  'a foot never picked up costs nothing': { footCaught: 'nothing' },
  'only cards from the hand open': {
    openingCounts: 'hand',
    wildMelds: 1,
    pickUpWith: ['onMeld', 'pair', 'naturalAndWild', 'anyWilds', 'oneNatural'],
    opening: { by: 'round', points: [50] },
  },
  'other books, draws and points for two': {
    forPlayers: [
      {
        players: 2,
        draw: 3,
        pickUp: { take: 'top', cards: 4 },
        opening: { by: 'round', points: [40] },
        booksNeeded: [{ kind: 'any', count: [2] }],
        goOutBonus: 200,
      },
    ],
  },
  'other piles for two': { forPlayers: [{ players: 2, piles: [7, 6], stockPiles: 3 }] },
  'pure wild books': {
    wildMelds: 2,
    bookSize: 4,
    bookGrows: 'byAny',
    openingCounts: 'books',
    opening: { by: 'round', points: [90] },
    rankBonus: [
      { rank: '2', kind: 'wild', bonus: 900 },
      { rank: 'joker', kind: 'wild', bonus: 2000 },
    ],
  },
  'no wilds to go down with': {
    openingWilds: 'none',
    wildMelds: 1,
    pickUpWith: ['onMeld', 'pair', 'naturalAndWild', 'anyWilds'],
    opening: { by: 'round', points: [50] },
  },
  'unfinished melds count nothing': { unfinished: 'none' },
  penalties: {
    wildMelds: 2,
    penalties: [
      { for: 'foot', points: 300 },
      { for: 'wildMeld', points: 500 },
      { for: 'notDown', points: 200 },
    ],
  },
  'only held cards count': { counts: 'held' },
  'the lowest total wins': { counts: 'lowWins' },
  'one unfinished wild meld at a time': {
    wildMelds: 3,
    wildMeldsWhen: 'afterBooks',
    bookSize: 4,
    roles: { ...house.rules.roles, '4': 'wild', '5': 'wild' },
    opening: { by: 'round', points: [50] },
  },
  'two discards a turn': { discards: 2, draw: 3, booksNeeded: [], freezing: 'byWild' },
  'two discards, and a yes that binds': {
    discards: 2,
    booksNeeded: [{ kind: 'any', count: [1] }],
    bookSize: 4,
    permission: 'binding',
    piles: [5, 5],
    discardBarred: [{ kind: '7', until: 'any', last: 'no' }],
  },
  'two discards, the last one needed': {
    discards: 2,
    booksNeeded: [],
    lastDiscard: 'needed',
    roles: { ...house.rules.roles, black3: 'lastMeld' },
    footTaken: 'insteadOfDraw',
    piles: [5, 5],
  },
  'any card of the pile': {
    pickUpUses: 'any',
    pickUpWith: ['onMeld', 'pair', 'anyWilds'],
    wildMelds: 1,
    freezing: 'byWild',
  },
  'new melds worth 25': { meldStart: { cards: 3, naturals: 1, points: 25 }, wildMelds: 1 },
  'one clean and one dirty of a rank': {
    meldsOfRank: { most: 3, when: 'oneOfEach' },
    bookGrows: 'byAny',
    opening: { by: 'round', points: [50] },
  },
  'later melds of naturals': {
    meldsOfRank: { most: 'any', when: 'always', start: 'naturals' },
    meldStart: { cards: 3, naturals: 1 },
    wildLimits: [],
    opening: { by: 'round', points: [50] },
  },
  'later melds of naturals, after books': {
    meldsOfRank: { most: 3, when: 'afterBooks', start: 'naturals' },
    bookSize: 4,
    wildLimits: [],
  },
  'nothing for a book in the turn that finishes it': {
    bookGrows: { clean: 'byAny', dirty: 'byAny', wild: 'byAny', from: 'nextTurn' },
    bookSize: 4,
    wildMelds: 1,
  },
  'one natural for the pile': {
    pickUp: { take: 'top', cards: 7 },
    pickUpWith: ['onMeld', 'oneNatural'],
    freezing: 'byWild',
    meldsOfRank: { most: 2, when: 'always' },
    opening: { by: 'round', points: [30] },
  },
  'a round that opens with a clean book': {
    opening: { by: 'round', points: [20], book: ['clean'] },
    bookSize: 4,
    piles: [10, 5],
  },
  'an upcard that freezes, and unfinished sevens against': {
    upcard: { turn: 'one', replace: [], freezes: ['4', '5', '6', '7', '8', '9', 'red3'] },
    byRank: [{ rank: '7', unfinished: 'minus' }],
    pickUp: { take: 'top', cards: 2 },
    pickUpBlockedBy: [],
  },
  'one discard': { pickUp: { take: 'top', cards: 1 } },
};

export const variants: readonly TableKind[] = Object.entries(changes).map(([name, change]) => {
  const ruleSet = { ...house, id: 'quick', name, rules: { ...quick, ...change }, rulings: [] };
  const terms = termsFor(ruleSet.rules, { players: 2 });
  return { name, ruleSet, players: 2, seating: 'alone', terms };
});
