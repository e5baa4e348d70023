import { standardValues } from '../standardCards.ts';
import { onClosedBooks, type PublishedGame } from './published.ts';
import { books, ladderFrom, redThreesLaid, THREES, WILDS } from '../usualValues.ts';

export const pennies: PublishedGame = onClosedBooks({
  id: 'pennies',
  name: 'Pennies from Heaven',
  source: 'Described on Pagat, Bicycle Canada, HowStuffWorks and other sites.',
  summary:
    'You play in 2 teams of 3. Your first book earns you your foot, sevens are worth the most, and you need a book of each kind to go out.',
  changes: {
    decks: { '6': 4 },
    seating: { '6': ['threes'] },
    roles: { ...redThreesLaid, black3: 'lastMeld' },
    values: { ...standardValues, black3: 5, red3: 100 },
    caught: { red3: 100 },
    laid: {
      sets: [{ cards: 8, total: 1000 }],
      countIf: 'books',
      books: [{ kind: 'any', rank: '7' }],
    },
    piles: [13, 11],
    upcard: { turn: 'one', replace: [], freezes: ['red3'] },
    pickUp: { take: 'all' },
    pickUpWith: ['onMeld', 'pair', 'naturalAndWild'],
    pickUpUnopened: 'pair',
    pickUpBlockedBy: [...WILDS, ...THREES],
    freezing: 'byWild',
    discardBarred: [{ kind: '7', until: 'every', last: 'no' }],
    wildLimits: [{ limit: 'most', wilds: 3 }],
    meldsOfRank: { most: 1, when: 'always' },
    wildMelds: 1,
    byRank: [{ rank: 'black3', wilds: 'none' }],
    opening: ladderFrom(500, 1000, 1500),
    footBy: 'ownBook',
    booksNeeded: [{ kind: 'any', rank: '7', count: [1] }, ...books(1, 1, 1)],
    booksShared: 'no',
    permission: 'asked',
    goOutBonus: 100,
    bookBonus: { clean: 500, dirty: 300, wild: 1000 },
    rankBonus: [
      { rank: '7', kind: 'clean', bonus: 1500 },
      { rank: '7', kind: 'dirty', bonus: 1500 },
    ],
    gameEnd: { after: 'points', points: 20_000, atMost: 50 },
  },
  rulings: [
    {
      knob: 'seating',
      note: 'Some descriptions sound like 3 pairs, others like 2 teams of 3. We play with 2 teams of 3.',
    },
    {
      knob: 'discardBarred',
      note: 'The descriptions disagree about when you can discard sevens. Here, every team has to have a book of sevens first.',
    },
    {
      knob: 'laid',
      note: 'If your team has no book of sevens, your red threes count against you, and so does the bonus for all 8.',
    },
    {
      knob: 'meldsOfRank',
      note: 'The descriptions don’t say whether a team can have 2 melds of the same rank. Here, it can’t.',
    },
    {
      knob: 'permission',
      note: 'The descriptions don’t say whether you ask before you go out. Here, you do.',
    },
    {
      knob: 'gameEnd',
      note: 'In the descriptions, the game goes to 20,000 points. We also end the game after 50 rounds.',
    },
  ],
});
