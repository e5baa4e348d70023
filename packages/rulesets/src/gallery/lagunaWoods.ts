import { onClosedBooks, type PublishedGame } from './published.ts';
import { books, ladderFrom, redThreesLaid, THREES, WILDS, withRedThrees } from '../usualValues.ts';

export const lagunaWoods: PublishedGame = onClosedBooks({
  id: 'laguna-woods',
  name: 'Hand, Knee and Foot, Laguna Woods',
  source: 'The scoring comes from a club in Laguna Woods, and the rest from Tanglewood.',
  summary:
    'Everyone gets 3 piles of 15, 13 and 11 cards. To go out, you need 5 books: 1 wild, 1 of sevens, 1 of fives, 1 clean and 1 dirty.',
  changes: {
    decks: { '4': 6, '6': 7 },
    seating: { '4': ['pairs'], '6': ['threes'] },
    roles: redThreesLaid,
    values: withRedThrees(100),
    caught: { black3: 100, red3: 500 },
    laid: { sets: [{ cards: 7, total: 1000 }], from: 'opened' },
    piles: [15, 13, 11],
    upcard: { turn: 'one', replace: [...WILDS, ...THREES, '5', '7'] },
    starter: 'highCard',
    pickUp: { take: 'all' },
    wildLimits: [
      { limit: 'most', wilds: 3 },
      { limit: 'lead', by: 1 },
    ],
    wildMelds: 1,
    byRank: [
      { rank: '5', wilds: 'none' },
      { rank: '7', wilds: 'none' },
    ],
    opening: ladderFrom(15_000, 30_000, 50_000),
    booksNeeded: [
      { kind: 'wild', count: [1] },
      { kind: 'clean', rank: '7', count: [1] },
      { kind: 'clean', rank: '5', count: [1] },
      ...books(1, 1),
    ],
    booksShared: 'no',
    permission: 'asked',
    goOutBonus: 200,
    bookBonus: { clean: 500, dirty: 300, wild: 2500 },
    rankBonus: [
      { rank: '7', kind: 'clean', bonus: 5000 },
      { rank: '5', kind: 'clean', bonus: 3000 },
    ],
  },
  rulings: [
    {
      knob: 'play',
      note: 'Only the scoring is published. For the rest, we follow Tanglewood’s rules for the same game.',
    },
    {
      knob: 'values',
      note: 'The card values aren’t published. We use the most common ones.',
    },
    {
      knob: 'wildLimits',
      note: 'The limit on wild cards isn’t published. We allow at most 3 in a meld, and always fewer wild cards than natural ones.',
    },
    {
      knob: 'bookGrows',
      note: 'Neither source says whether you can add to finished books. Ours close at 7 cards.',
    },
    {
      knob: 'byRank',
      note: 'Neither source says whether books of sevens and fives can have wild cards. Ours can’t.',
    },
    {
      knob: 'wildMelds',
      note: 'Neither source says how many all-wild melds a team can have. We allow 1.',
    },
    {
      knob: 'permission',
      note: 'Neither source says whether you ask before you go out. Here, you do.',
    },
  ],
});
