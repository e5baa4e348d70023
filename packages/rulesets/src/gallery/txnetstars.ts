import { onHouse, type PublishedGame } from './published.ts';
import { alone, forEach, dealtOut } from '../usualValues.ts';

export const txnetstars: PublishedGame = onHouse({
  id: 'txnetstars',
  name: 'Txnetstars',
  source: 'A family’s rules on the site txnetstars.',
  summary:
    'Hands of 14, chosen without looking, and you don’t need any books to go out until the last round.',
  changes: {
    seating: forEach([2, 3, 4, 5, 6, 7, 8], alone),
    caught: { black3: 0, red3: 500 },
    piles: [14, 14],
    ...dealtOut,
    handChoice: 'unseen',
    footPass: 'kept',
    drawFrom: 'different',
    pickUpAtLeast: 1,
    pickUpWith: ['onMeld', 'pair', 'naturalAndWild'],
    wildLimits: [
      { limit: 'most', wilds: 3 },
      { limit: 'lead', by: 1 },
    ],
    booksNeeded: [
      { kind: 'clean', count: [0, 0, 0, 1] },
      { kind: 'dirty', count: [0, 0, 0, 1] },
    ],
    permission: 'none',
    lastDiscard: 'needed',
    goOutBonus: 0,
  },
  rulings: [
    {
      knob: 'seating',
      note: 'The published rules don’t mention teams, so we play without partners.',
    },
    {
      knob: 'pickUpWith',
      note: 'You play the top card right away. We let you put it on a meld, or meld it with a pair or with a natural card and a wild card.',
    },
    {
      knob: 'wildLimits',
      note: 'A meld of 3 takes 1 wild card, and a book takes at most 3. In between, there are always more natural cards than wild cards.',
    },
    {
      knob: 'bookGrows',
      note: 'The published rules don’t say whether you can add to a finished book. You can, and a wild card makes a clean one dirty.',
    },
    {
      knob: 'goOutBonus',
      note: 'The published rules don’t mention a bonus for going out, so there isn’t one.',
    },
  ],
});
