import { onHouse, type PublishedGame } from './published.ts';
import { aDeckEach, books, forEach, dealtOut } from '../usualValues.ts';

export const gocc: PublishedGame = onHouse({
  id: 'gocc',
  name: 'GOCC',
  source: 'A club’s handout, posted on DocsLib.',
  summary:
    'Your foot goes left in round 1, right in round 2, and to your partner in round 3. In round 4, you keep it. You pick up just 1 card from the pile.',
  changes: {
    decks: forEach([4, 6], aDeckEach),
    seating: forEach([4, 6], () => ['pairs']),
    ...dealtOut,
    footPass: ['left', 'right', 'partner', 'kept'],
    stockPiles: 1,
    starter: 'drawn',
    pickUp: { take: 'top', cards: 1 },
    pickUpAtLeast: 1,
    bookGrows: 'byNaturals',
    booksNeeded: books(1, 1),
  },
  rulings: [
    {
      knob: 'upcard',
      note: 'The handout doesn’t say whether a card is turned up. We don’t turn one up.',
    },
    {
      knob: 'booksNeeded',
      note: 'The handout doesn’t say which books you need. Here, you need 1 clean and 1 dirty book.',
    },
    {
      knob: 'bookBonus',
      note: 'The handout doesn’t give the bonuses. We use 500 for a clean book, 300 for a dirty one, and 100 for going out.',
    },
    {
      knob: 'caught',
      note: 'The handout doesn’t say what threes cost. Here, a black one costs 5 points, and a red one costs 500.',
    },
    {
      knob: 'permission',
      note: 'The handout doesn’t say whether you ask before you go out. Here, you do.',
    },
  ],
});
