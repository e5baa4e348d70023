import { standardValues } from '../standardCards.ts';
import { onHouse, type PublishedGame } from './published.ts';
import { aDeckEach, books, forEach } from '../usualValues.ts';

export const tanglewood: PublishedGame = onHouse({
  id: 'tanglewood',
  name: 'Tanglewood Hand & Foot',
  source: 'A residents’ newsletter, the TWR Times.',
  summary:
    'There’s 1 deck for each player. You pick up only the top 3 cards of the pile, and for that you need either a pair, or 1 natural card and 1 wild card.',
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
      note: 'In the newsletter, up to 8 players play in teams. We seat 4, 6 or 8 players in pairs, with partners across from each other.',
    },
    {
      knob: 'starter',
      note: 'In the newsletter, only the players in charge of the cards draw to see who starts. Here, everyone draws.',
    },
    {
      knob: 'pickUp',
      note: 'We couldn’t make out what happens when the pile has fewer than 3 cards. Here, you pick up all of them.',
    },
    {
      knob: 'bookGrows',
      note: 'We couldn’t make out whether you can add to a finished book. Here, you can, and a wild card makes a clean one dirty.',
    },
    {
      knob: 'booksNeeded',
      note: 'We couldn’t make out which books you need. Here, you need 1 clean and 1 dirty book.',
    },
    {
      knob: 'bookBonus',
      note: 'We couldn’t read the bonuses. We use 500 for a clean book, 300 for a dirty one, and 100 for going out.',
    },
  ],
});
