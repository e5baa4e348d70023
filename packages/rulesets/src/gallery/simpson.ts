import { onHouse, type PublishedGame } from './published.ts';
import { alone, books, forEach } from '../usualValues.ts';

export const simpson: PublishedGame = onHouse({
  id: 'simpson',
  name: 'Simpson',
  source: 'A player’s own rules page, linked from Pagat.',
  summary: 'There are no partners, books are worth less, and you need a discard to go out.',
  changes: {
    seating: forEach([2, 3, 4, 5, 6, 7, 8], alone),
    booksNeeded: books(1, 1),
    permission: 'none',
    lastDiscard: 'needed',
    bookBonus: { clean: 300, dirty: 100, wild: 0 },
  },
  rulings: [
    {
      knob: 'decks',
      note: 'The published rules are for 2 or more players. We play with 2 to 8.',
    },
    {
      knob: 'booksNeeded',
      note: 'The published rules don’t ask for more books in the last round, so we don’t either.',
    },
    {
      knob: 'play',
      note: 'Where the published rules don’t say, we follow House Rules.',
    },
  ],
});
