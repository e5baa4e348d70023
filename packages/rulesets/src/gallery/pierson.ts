import { onClosedBooks, type PublishedGame } from './published.ts';
import { ladder, redThreesLaid, THREES, withRedThrees } from '../usualValues.ts';

export const pierson: PublishedGame = onClosedBooks({
  id: 'pierson',
  name: 'Pierson family',
  source: 'A family’s rules, published with their program canasta-server.',
  summary:
    'Picking up the pile always starts a new meld, you have to finish a book yourself to get your foot, and melds of sevens can’t have wild cards.',
  changes: {
    decks: { '4': 4 },
    seating: { '4': ['pairs'] },
    roles: redThreesLaid,
    values: withRedThrees(100),
    caught: { black3: 100, red3: 100 },
    laid: { replaced: ['deal', 'stock', 'pile'] },
    piles: [15, 11],
    upcard: { turn: 'one', replace: [] },
    pickUp: { take: 'all' },
    pickUpWith: ['pair', 'naturalAndWild', 'anyWilds'],
    pickUpMeld: 'new',
    pickUpBlockedBy: THREES,
    wildLimits: [{ limit: 'most', wilds: 3 }],
    bookGrows: { clean: 'byNaturals', dirty: 'byAny', wild: 'never' },
    meldsOfRank: { most: 'any', when: 'always' },
    wildMelds: 4,
    byRank: [{ rank: '7', wilds: 'none' }],
    opening: ladder,
    footBy: 'ownBook',
    footTaken: 'nextTurn',
    booksNeeded: [
      { kind: 'wild', count: [1] },
      { kind: 'clean', rank: '7', count: [1] },
      { kind: 'clean', count: [1] },
      { kind: 'dirty', count: [1] },
    ],
    booksShared: 'no',
    permission: 'asked',
    lastDiscard: 'needed',
    bookBonus: { clean: 500, dirty: 300, wild: 2500 },
    rankBonus: [{ rank: '7', kind: 'clean', bonus: 1500 }],
  },
  rulings: [
    {
      knob: 'values',
      note: 'The published rules don’t say what a red three on the table is worth. Here, it’s worth 100 points.',
    },
    {
      knob: 'caught',
      note: 'The published rules don’t mention a foot you never pick up. Here, its cards count against you.',
    },
    {
      knob: 'goOutBonus',
      note: 'The published rules don’t mention a bonus for going out, so there isn’t one.',
    },
    {
      knob: 'wildMelds',
      note: 'The published rules don’t limit all-wild melds. We allow at most 4.',
    },
  ],
});
