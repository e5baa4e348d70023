import type { Rules } from '@hand-and-foot/engine';

/** Small melds, no limits on wilds, many melds of a rank and many books needed: as many ways as rules can allow. */
export const CROWDED: Partial<Rules> = {
  bookSize: 4,
  meldStart: { cards: 2, naturals: 1 },
  wildLimits: [],
  bookGrows: 'byAny',
  meldsOfRank: { most: 'any', when: 'always' },
  wildMelds: 4,
  permission: 'binding',
  booksNeeded: [
    { kind: 'clean', count: [12] },
    { kind: 'dirty', count: [12] },
  ],
};
