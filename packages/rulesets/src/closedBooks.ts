import type { RuleSet } from './ruleSet.ts';
import { standardRoles, standardValues } from './standardCards.ts';

export const closedBooks: RuleSet = {
  id: 'closed-books',
  name: 'Closed Books',
  summary: 'Books close at seven cards, and wilds wait until four naturals are down.',
  words: {
    meld: { one: 'meld', many: 'melds' },
    book: { one: 'book', many: 'books' },
    clean: 'clean',
    dirty: 'dirty',
    wild: 'wild',
    side: { one: 'team', many: 'teams' },
  },
  rules: {
    pack: 'standard',
    decks: { '2': 5, '3': 5, '4': 5, '5': 6, '6': 6 },
    seating: {
      '2': ['alone'],
      '3': ['alone'],
      '4': ['pairs'],
      '5': ['alone'],
      '6': ['pairs'],
    },
    roles: { ...standardRoles, red3: 'laid' },
    values: { ...standardValues, '8': 5 },
    caught: { black3: 5, red3: 500 },
    allLaid: 'same',

    piles: [11, 11],
    deal: 'dealt',
    exactGrab: 0,
    handChoice: 'first',
    footPass: 'kept',
    upcard: { turn: 'one', replace: ['2', 'joker', 'red3'] },
    stockPiles: 1,
    starter: 'leftOfDealer',

    draw: 2,
    starterUpcard: 'no',
    pickUp: { take: 'top', cards: 7 },
    pickUpAtLeast: 1,
    pickUpWith: ['pair'],
    pickUpBlockedBy: ['2', 'joker', 'black3'],
    freezing: 'never',
    discardFirst: [],

    meldStart: { cards: 3, naturals: 2 },
    wildLimits: [{ limit: 'from', naturals: 4 }],
    bookSize: 7,
    bookGrows: 'never',
    meldsOfRank: { most: 'any', when: 'afterBooks' },
    wildMelds: 0,
    opening: { by: 'round', points: [60, 90, 120, 150] },

    footAnnounced: 'yes',
    booksNeeded: [
      { kind: 'clean', count: [1] },
      { kind: 'dirty', count: [1] },
    ],
    permission: 'none',
    partnersInFoot: 'notNeeded',
    lastDiscard: 'optional',
    withoutBooks: 'keepCard',
    goOutBonus: 0,

    bookBonus: { clean: 500, dirty: 300, wild: 0 },
    rankBonus: [],
    emptyStock: 'endsRound',
    gameEnd: { after: 'rounds', rounds: 4 },
  },
  rulings: [
    {
      knob: 'decks',
      note: 'The sheet gives five to six decks and no number of players; we seat two to six, with five decks for up to four players and six above.',
    },
    {
      knob: 'seating',
      note: 'The sheet speaks of teams without saying which; we play pairs with four and six players, sitting opposite each other, and alone otherwise.',
    },
    {
      knob: 'values',
      note: 'The table of values charges 500 for a red three, which nobody can refuse; we charge it only when the three is caught in hand or foot, and one laid counts nothing.',
    },
    {
      knob: 'caught',
      note: 'The sheet only names cards left in the hand; we count those left in the foot as well.',
    },
    {
      knob: 'starter',
      note: 'The sheet does not say who deals; the first dealer is drawn at random, and the deal moves to the left each round.',
    },
    {
      knob: 'pickUp',
      note: 'The sheet does not say what happens with fewer than seven discards; all of them are taken.',
    },
    {
      knob: 'pickUpWith',
      note: 'The sheet does not speak of a meld of five or six, which the three cards would take past seven; then the discards cannot be taken.',
    },
    {
      knob: 'pickUpBlockedBy',
      note: 'The sheet names the black three alone; a wild on top has no rank to match, so it blocks the discards too.',
    },
    {
      knob: 'meldsOfRank',
      note: 'The sheet does not say whether a rank may be melded twice; we allow it once every earlier book of the rank is closed.',
    },
    {
      knob: 'opening',
      note: 'The sheet does not say so plainly; we ask that all the cards of the first laying go down together.',
    },
    {
      knob: 'lastDiscard',
      note: 'The sheet does not say whether going out takes a discard; it does not.',
    },
    {
      knob: 'withoutBooks',
      note: 'The sheet does not say what happens without the books to go out; at least one card must be kept after the discard, and whoever cannot discard and still keep one ends the turn without a discard.',
    },
    {
      knob: 'goOutBonus',
      note: 'The sheet names no bonus for going out; there is none.',
    },
    {
      knob: 'emptyStock',
      note: 'The sheet does not speak of an empty stock; the turn is finished, then the round ends.',
    },
    {
      knob: 'gameEnd',
      note: 'The sheet does not speak of equal totals; the best share the win.',
    },
    {
      knob: 'play',
      note: 'The sheet does not say when red threes of the deal are laid; we lay and replace them before the first turn, from the starter round to the left.',
    },
    {
      knob: 'play',
      note: 'The sheet does not speak of an empty stock when a red three is laid; then there is no replacement.',
    },
    {
      knob: 'play',
      note: 'The sheet does not say how several cards laid at once are judged; we allow them if some order of laying them one by one is allowed.',
    },
  ],
};
