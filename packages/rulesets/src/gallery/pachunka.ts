import { onHouse, type PublishedGame } from './published.ts';
import { books } from '../usualValues.ts';

export const pachunka: PublishedGame = onHouse({
  id: 'pachunka',
  name: 'Pachunka',
  source: 'A player’s rules, published under the name pachunka.',
  summary:
    'You trade piles with both neighbors, and you need 2 clean and 3 dirty books to go out in every round.',
  changes: {
    decks: { '4': 4 },
    seating: { '4': ['pairs'] },
    caught: { black3: 0, red3: 300 },
    exactGrab: 200,
    handChoice: 'unseen',
    footPass: 'crosswise',
    booksNeeded: books(2, 3),
    goOutBonus: 200,
    bookBonus: { clean: 500, dirty: 200, wild: 0 },
  },
  rulings: [
    {
      knob: 'handChoice',
      note: 'The published rules don’t say which pile is your hand. Here, you choose one of the two without looking.',
    },
    {
      knob: 'pickUp',
      note: 'The published rules don’t say how you pick up the pile. We follow House Rules: you pick up the top 7 cards with a pair.',
    },
    {
      knob: 'permission',
      note: 'The published rules don’t say whether you ask before you go out. Here, you do.',
    },
  ],
});
