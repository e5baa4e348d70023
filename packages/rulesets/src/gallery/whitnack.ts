import { onClosedBooks, type PublishedGame } from './published.ts';
import {
  books,
  forEach,
  ladder,
  oneMoreDeck,
  redThreesLaid,
  THREES,
  withRedThrees,
} from '../usualValues.ts';

export const whitnack: PublishedGame = onClosedBooks({
  id: 'whitnack',
  name: 'Whitnack',
  source: 'A family’s own page, “Our Rules for Hand and Foot,” linked from Pagat.',
  summary:
    'Hands have 13 cards, wild books are worth 1,500 points, and you can’t go out until your partner has played from their foot.',
  changes: {
    decks: forEach([2, 3, 4, 5, 6], oneMoreDeck),
    seating: { '2': ['alone'], '3': ['alone'], '4': ['pairs'], '5': ['alone'], '6': ['threes'] },
    roles: redThreesLaid,
    values: withRedThrees(100),
    caught: { black3: 5, red3: 100 },
    piles: [13, 13],
    pickUpWith: ['pair', 'likeWilds'],
    pickUpBlockedBy: THREES,
    wildLimits: [{ limit: 'perWild', naturals: 2 }],
    wildMelds: 4,
    wildMeldsWhen: 'afterBooks',
    opening: ladder,
    booksNeeded: books(2, 2, 1),
    permission: 'asked',
    partnersInFoot: 'played',
    goOutBonus: 100,
    bookBonus: { clean: 500, dirty: 300, wild: 1500 },
  },
  rulings: [
    {
      knob: 'wildMelds',
      note: 'The published rules don’t say how many all-wild melds a team can have. We allow up to 4, but only 1 can be unfinished at a time.',
    },
    {
      knob: 'booksNeeded',
      note: 'The published rules only say which books a team needs. Without a partner, you need the same ones.',
    },
  ],
});
