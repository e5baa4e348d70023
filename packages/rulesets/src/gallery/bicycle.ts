import { standardValues } from '../standardCards.ts';
import { onClosedBooks, type PublishedGame } from './published.ts';
import { ladder } from '../usualValues.ts';

export const bicycle: PublishedGame = onClosedBooks({
  id: 'bicycle',
  name: 'Bicycle',
  source: 'The “Hand and Foot” rules from the makers of Bicycle cards.',
  summary:
    'Books close at 7 cards, a meld needs 4 natural cards before it can take wild cards, and you need a discard to go out.',
  changes: { values: standardValues, opening: ladder, lastDiscard: 'needed' },
  rulings: [
    {
      knob: 'decks',
      note: 'The published rules call for 5 or 6 decks and don’t say how many people play. We play with 2 to 6: 5 decks for up to 4 players, 6 decks for more.',
    },
    {
      knob: 'values',
      note: 'The published rules charge 500 points for a red three. We charge that only if it’s left in your hand or foot. On the table, it’s worth nothing.',
    },
    {
      knob: 'goOutBonus',
      note: 'The published rules don’t mention a bonus for going out, so there isn’t one.',
    },
  ],
});
