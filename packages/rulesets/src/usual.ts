import type { Rules } from '@hand-and-foot/engine';
import type { Words } from './ruleSet.ts';

/** How most sheets play. A sheet that starts from these names only what it plays differently. */
export const usual = {
  allLaid: 'same',
  piles: [11, 11],

  draw: 2,
  starterUpcard: 'no',
  freezing: 'never',
  discardFirst: [],

  meldStart: { cards: 3, naturals: 2 },
  bookSize: 7,
  wildMelds: 0,

  footAnnounced: 'yes',
  partnersInFoot: 'notNeeded',
  lastDiscard: 'optional',
  withoutBooks: 'keepCard',

  rankBonus: [],
  emptyStock: 'endsRound',
  gameEnd: { after: 'rounds', rounds: 4 },
} as const satisfies Partial<Rules>;

/** The words of most tables. */
export const usualWords: Words = {
  meld: { one: 'meld', many: 'melds' },
  book: { one: 'book', many: 'books' },
  clean: 'clean',
  dirty: 'dirty',
  wild: 'wild',
};
