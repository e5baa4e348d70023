import { onHouse, type PublishedGame } from './published.ts';
import { books, forEach, oneMoreDeck } from '../usualValues.ts';

export const rversOfIdaho: PublishedGame = onHouse({
  id: 'rvers-of-idaho',
  name: 'RVers of Idaho',
  source: 'A camping club’s rules.',
  summary: 'Books close at 7 cards, a wild card freezes the pile, and one of your piles goes left.',
  changes: {
    decks: forEach([4, 6], oneMoreDeck),
    seating: { '4': ['pairs', 'alone'], '6': ['threes', 'alone'] },
    footPass: 'left',
    freezing: 'byWild',
    bookGrows: 'never',
    booksNeeded: books(1, 1),
  },
  rulings: [
    {
      knob: 'footPass',
      note: 'In the published rules, your left pile goes left and becomes your neighbor’s hand. Here, your foot goes left, which works out the same.',
    },
    {
      knob: 'pickUp',
      note: 'The published rules don’t say how much of the pile you pick up. Here, you pick up the top 7 cards with a pair.',
    },
    {
      knob: 'booksNeeded',
      note: 'The published rules don’t say which books you need. Here, you need 1 clean and 1 dirty book.',
    },
    {
      knob: 'bookBonus',
      note: 'The published rules don’t give the bonuses for books. We use 500 for a clean book and 300 for a dirty one.',
    },
    {
      knob: 'play',
      note: 'Where the published rules don’t say, we follow House Rules.',
    },
  ],
});
