import type { PublishedGame } from './published.ts';
import { books } from '../usualValues.ts';
import { whitnack } from './whitnack.ts';

export const saskatchewan: PublishedGame = {
  ...whitnack,
  id: 'saskatchewan',
  name: 'Saskatchewan',
  source: 'A variation that Dave Petrie describes on Pagat.',
  summary: 'Like Whitnack, but one book of each kind is enough to go out: clean, dirty and wild.',
  rules: { ...whitnack.rules, booksNeeded: books(1, 1, 1) },
  rulings: [
    {
      knob: 'piles',
      note: 'Another version on the same page deals piles of 11 and 13 cards. That may go for this one, too, but we deal 13 and 13.',
    },
    {
      knob: 'bookBonus',
      note: 'The page doesn’t repeat the bonuses, so we use the ones from Whitnack.',
    },
    {
      knob: 'play',
      note: 'Only the books you need are described. For everything else, we follow Whitnack.',
    },
  ],
};
