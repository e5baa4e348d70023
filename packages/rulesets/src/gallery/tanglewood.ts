import { standardValues } from '../standardCards.ts';
import { onHouse, type PublishedGame } from './published.ts';
import { aDeckEach, books, forEach } from '../usualValues.ts';

export const tanglewood: PublishedGame = onHouse({
  id: 'tanglewood',
  name: 'Tanglewood Hand & Foot',
  source: 'A residents’ newsletter, the TWR Times.',
  summary:
    '1 deck for each player. You pick up only the top 3 cards of the pile, with a pair or with a natural card and a wild card.',
  changes: {
    decks: forEach([4, 6, 8], aDeckEach),
    seating: forEach([4, 6, 8], () => ['pairs']),
    values: { ...standardValues, '8': 5, '9': 5 },
    footPass: 'crosswise',
    handChoice: 'unseen',
    stockPiles: 1,
    pickUp: { take: 'top', cards: 3 },
    pickUpAtLeast: 1,
    pickUpWith: ['pair', 'naturalAndWild'],
    freezing: 'byWild',
    booksNeeded: books(1, 1),
  },
  rulings: [
    {
      knob: 'seating',
      note: 'Up to 8 players play in teams. We seat 4, 6 or 8 players in pairs, across from each other.',
    },
    {
      knob: 'starter',
      note: 'In the newsletter, only the players in charge of the cards draw to see who starts. Here, everyone draws.',
    },
    {
      knob: 'pickUp',
      note: 'We couldn’t read what happens when the pile has fewer than 3 cards. You pick up all of them.',
    },
    {
      knob: 'bookGrows',
      note: 'We couldn’t read whether you can add to a finished book. You can, and a wild card makes a clean one dirty.',
    },
    {
      knob: 'booksNeeded',
      note: 'We couldn’t read which books you need. 1 clean and 1 dirty book are enough.',
    },
    {
      knob: 'bookBonus',
      note: 'We couldn’t read the bonuses. We play 500 and 300, and 100 for going out.',
    },
  ],
});
