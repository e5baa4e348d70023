import { onHouse, type PublishedGame } from './published.ts';
import { alone, forEach, dealtOut } from '../usualValues.ts';

export const txnetstars: PublishedGame = onHouse({
  id: 'txnetstars',
  name: 'Txnetstars',
  source: 'A family’s rules on the site txnetstars.',
  summary:
    'You choose a hand of 14 without looking, and you don’t need any books to go out until the last round.',
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
      note: 'The published rules only say to play the top card right away. Here, you can add it to a meld, meld it with a pair, or meld it with a natural card and a wild card.',
    },
    {
      knob: 'wildLimits',
      note: 'The published rules allow 1 wild card in a meld of 3, and at most 3 wild cards in a book. In between, a meld needs more natural cards than wild cards.',
    },
    {
      knob: 'bookGrows',
      note: 'The published rules don’t say whether you can add to a finished book. Here, you can, and a wild card makes a clean one dirty.',
    },
    {
      knob: 'goOutBonus',
      note: 'The published rules don’t mention a bonus for going out, so there isn’t one.',
    },
  ],
});
