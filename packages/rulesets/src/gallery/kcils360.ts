import { onClosedBooks, type PublishedGame } from './published.ts';
import { alone, books, forEach, ladder, THREES, WILDS } from '../usualValues.ts';
import { standardRoles, standardValues } from '../standardCards.ts';

const PLAYERS = [3, 4, 5, 6];

export const kcils360: PublishedGame = onClosedBooks({
  id: 'kcils360',
  name: 'Kcils360',
  source: 'The rules that come with Kcils360’s program HandAndFoot.',
  summary:
    'There are no partners, and you pick up the whole pile if its top card fits. A black three left in your hand costs 300 points.',
  changes: {
    decks: forEach(PLAYERS, () => 4),
    seating: forEach(PLAYERS, alone),
    roles: standardRoles,
    values: { ...standardValues, '8': 5 },
    caught: { black3: 300, red3: 500 },
    upcard: { turn: 'one', replace: [] },
    pickUp: { take: 'all' },
    pickUpWith: ['onMeld', 'pair', 'naturalAndWild'],
    pickUpBlockedBy: [...WILDS, ...THREES],
    wildLimits: [
      { limit: 'most', wilds: 3 },
      { limit: 'lead', by: 0 },
    ],
    bookGrows: 'byNaturals',
    opening: ladder,
    booksNeeded: books(1, 1),
    lastDiscard: 'needed',
  },
  rulings: [
    { knob: 'decks', note: 'The published rules are for 3 or more players. We play with 3 to 6.' },
    {
      knob: 'upcard',
      note: 'The published rules don’t say which cards can be turned up. Here, any card can.',
    },
    {
      knob: 'pickUpBlockedBy',
      note: 'The published rules don’t say which cards block the pile. Here, wild cards and threes do.',
    },
    {
      knob: 'goOutBonus',
      note: 'The published rules don’t mention a bonus for going out, so there isn’t one.',
    },
  ],
});
