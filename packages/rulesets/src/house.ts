import type { RuleSet } from './ruleSet.ts';
import { standardRoles, standardValues } from './standardCards.ts';

export const house: RuleSet = {
  id: 'house',
  name: 'House Rules',
  summary:
    'Take the top seven discards with a pair. Play alone or with a partner; round four asks for more.',
  words: {
    meld: { one: 'set', many: 'sets' },
    book: { one: 'pile', many: 'piles' },
    clean: 'clean',
    dirty: 'dirty',
    wild: 'wild',
    side: { one: 'side', many: 'sides' },
  },
  talk: 'notAmongPartners',
  rules: {
    pack: 'standard',
    decks: { '2': 3, '3': 4, '4': 5, '5': 6, '6': 7, '7': 8, '8': 9 },
    seating: {
      '2': ['alone'],
      '3': ['alone'],
      '4': ['alone', 'pairs'],
      '5': ['alone'],
      '6': ['alone', 'pairs'],
      '7': ['alone'],
      '8': ['alone', 'pairs'],
    },
    roles: standardRoles,
    values: standardValues,
    caught: { black3: 5, red3: 500 },
    allLaid: 'same',

    piles: [11, 11],
    deal: 'grabbed',
    exactGrab: 100,
    handChoice: 'first',
    footPass: 'right',
    upcard: { turn: 'none' },
    stockPiles: 2,
    starter: 'highCard',

    draw: 2,
    starterUpcard: 'no',
    pickUp: { take: 'top', cards: 7 },
    pickUpAtLeast: 7,
    pickUpWith: ['pair'],
    pickUpBlockedBy: ['2', 'joker', 'black3', 'red3'],
    freezing: 'never',
    discardFirst: [],

    meldStart: { cards: 3, naturals: 2 },
    wildLimits: [{ limit: 'lead', by: 1 }],
    bookSize: 7,
    bookGrows: 'byAny',
    meldsOfRank: { most: 1, when: 'always' },
    wildMelds: 0,
    opening: { by: 'round', points: [50, 90, 120, 150] },

    footAnnounced: 'yes',
    booksNeeded: [
      { kind: 'clean', count: [1, 1, 1, 2] },
      { kind: 'dirty', count: [1, 1, 1, 2], partners: [1, 1, 1, 3] },
    ],
    permission: 'asked',
    partnersInFoot: 'notNeeded',
    lastDiscard: 'optional',
    withoutBooks: 'keepCard',
    goOutBonus: 100,

    bookBonus: { clean: 500, dirty: 300, wild: 0 },
    rankBonus: [],
    emptyStock: 'endsRound',
    gameEnd: { after: 'rounds', rounds: 4 },
  },
  rulings: [
    {
      knob: 'decks',
      note: 'The sheet is for two or more players without an upper end; we seat two to eight.',
    },
    {
      knob: 'seating',
      note: 'The sheet does not say how partners sit; we seat them opposite each other, with four, six or eight players.',
    },
    {
      knob: 'deal',
      note: 'A real deck is cut by eye; here its own unevenness decides how many cards come off, so that the exact number stays a matter of luck and feel.',
    },
    {
      knob: 'upcard',
      note: 'The sheet only leaves a gap for the discards and turns no card up; we start with none.',
    },
    {
      knob: 'starter',
      note: 'The sheet does not say who starts; each player draws a card, the highest starts the first round, and the start moves to the left each round.',
    },
    {
      knob: 'opening',
      note: 'The sheet does not say so plainly; we ask that all the cards of the first laying go down together.',
    },
    {
      knob: 'footAnnounced',
      note: 'The sheet does not say whether taking up the foot is announced; we announce it.',
    },
    {
      knob: 'booksNeeded',
      note: 'The summary asks for one clean and one dirty pile in every round, the full text for more in round four; we follow the full text.',
    },
    {
      knob: 'permission',
      note: 'The sheet does not say whether a "yes" must be used; it allows going out and does not oblige. It lapses with the turn, as a "no" does.',
    },
    {
      knob: 'permission',
      note: 'The sheet does not say when the question may be put; we allow it only when the asker could go out this turn with the cards now held, and once a turn.',
    },
    {
      knob: 'withoutBooks',
      note: 'The sheet does not say what happens without the piles to go out; at least one card must be kept after the discard, and whoever cannot discard and still keep one ends the turn without a discard.',
    },
    {
      knob: 'emptyStock',
      note: 'The sheet does not speak of an empty stock; the turn is finished, then the round ends without a bonus for going out.',
    },
    {
      knob: 'gameEnd',
      note: 'The sheet does not speak of equal totals; the best share the win.',
    },
    {
      knob: 'play',
      note: 'The sheet does not say how several cards laid at once are judged; we allow them if some order of laying them one by one is allowed.',
    },
  ],
};
