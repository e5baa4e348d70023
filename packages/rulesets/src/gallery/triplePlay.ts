import { lagunaWoods } from './lagunaWoods.ts';
import type { PublishedGame } from './published.ts';
import { ladder } from '../usualValues.ts';

export const triplePlay: PublishedGame = {
  ...lagunaWoods,
  id: 'triple-play',
  name: 'Triple Play',
  source: 'By Sue Henberger, as described by Denexa and Cool Old Games.',
  summary: 'Everyone gets 3 piles of 15, 13 and 11 cards. You play in 2 pairs with 6 decks.',
  rules: {
    ...lagunaWoods.rules,
    decks: { '4': 6 },
    seating: { '4': ['pairs'] },
    laid: { sets: [{ cards: 7, total: 1000 }] },
    starter: 'leftOfDealer',
    opening: ladder,
  },
  rulings: [
    {
      knob: 'opening',
      note: 'There’s a minimum for each deal, but we couldn’t read the chart. We use 50, 90, 120 and 150.',
    },
    {
      knob: 'pickUpWith',
      note: 'The description says you can pick up the pile if you can meld its top card right away. As in Hand, Knee and Foot, that takes a pair.',
    },
    {
      knob: 'booksNeeded',
      note: 'We couldn’t make out which books you need. We use the ones from Hand, Knee and Foot.',
    },
    {
      knob: 'bookBonus',
      note: 'We couldn’t read the bonuses. We use the ones from Hand, Knee and Foot.',
    },
  ],
};
