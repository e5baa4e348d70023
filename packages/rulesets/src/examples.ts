import type { OwnRules } from './link.ts';
import { standardRoles, standardValues } from './standardCards.ts';
import { books, dealtOut, ladderFrom } from './usualValues.ts';

/** A known variation of families and clubs: a parent and changes, nothing else. */
type Example = OwnRules & { readonly name: string };

export const examples: readonly Example[] = [
  {
    name: 'Whole pile, frozen by wilds',
    parent: 'closed-books',
    changes: {
      pickUp: { take: 'all' },
      pickUpWith: ['onMeld', 'pair', 'naturalAndWild'],
      freezing: 'byWild',
      bookGrows: 'byAny',
      meldsOfRank: { most: 1, when: 'always' },
      goOutBonus: 100,
    },
  },
  {
    name: 'Four kinds of books',
    parent: 'closed-books',
    changes: {
      piles: [13, 11],
      goOutBonus: 100,
      wildMelds: 1,
      wildLimits: [{ limit: 'most', wilds: 3 }],
      bookGrows: 'byAny',
      booksNeeded: [{ kind: 'any', rank: '7', count: [1] }, ...books(1, 1, 1)],
      bookBonus: { clean: 500, dirty: 300, wild: 1000 },
      rankBonus: [{ rank: '7', kind: 'clean', bonus: 1500 }],
    },
  },
  {
    name: 'Three piles of eleven',
    parent: 'closed-books',
    changes: {
      piles: [11, 11, 11],
      decks: { '2': 5, '3': 6, '4': 7, '5': 8, '6': 9 },
      goOutBonus: 200,
      bookGrows: 'byNaturals',
      wildLimits: [{ limit: 'lead', by: 1 }],
    },
  },
  {
    name: 'Duel',
    parent: 'house',
    changes: {
      decks: { '2': 4 },
      seating: { '2': ['alone'] },
      ...dealtOut,
      footPass: 'kept',
      starter: 'drawn',
      booksNeeded: books(2, 2),
    },
  },
  {
    name: 'One round before supper',
    parent: 'house',
    changes: {
      opening: { by: 'round', points: [90] },
      gameEnd: { after: 'rounds', rounds: 1 },
      booksNeeded: books(1, 1),
    },
  },
  {
    name: 'To ten thousand',
    parent: 'house',
    changes: {
      opening: ladderFrom(2500, 5000, 7500),
      gameEnd: { after: 'points', points: 10_000, atMost: 20 },
    },
  },
  {
    name: 'Three draws',
    parent: 'house',
    changes: {
      draw: 3,
      decks: { '2': 4, '3': 5, '4': 6, '5': 7, '6': 8, '7': 9, '8': 10 },
      pickUp: { take: 'top', cards: 5 },
      pickUpAtLeast: 5,
      booksNeeded: books(2, 3),
    },
  },
  {
    name: 'Red threes for a hundred',
    parent: 'closed-books',
    changes: {
      values: { ...standardValues, '8': 5, black3: 5, red3: 100 },
      caught: { red3: 300 },
      allLaid: 'doubled',
      goOutBonus: 100,
      emptyStock: 'reshuffle',
    },
  },
  {
    name: 'Big books for the club',
    parent: 'six-deck',
    changes: {
      piles: [15, 13],
      opening: { by: 'round', points: [90, 120, 150, 180] },
      booksNeeded: [
        { kind: 'clean', count: [1, 2, 3] },
        { kind: 'dirty', count: [1, 2, 3, 4] },
      ],
      goOutBonus: 200,
    },
  },
  {
    name: 'Threes at the end',
    parent: 'house',
    changes: {
      roles: { ...standardRoles, black3: 'lastMeld' },
      wildLimits: [{ limit: 'perWild', naturals: 2 }],
      bookBonus: { clean: 500, dirty: 300, wild: 0 },
      emptyStock: 'reshuffle',
    },
  },
];

/** The name as commands take it: "three-draws". */
export function exampleId({ name }: Example): string {
  return name.toLowerCase().replaceAll(/\W+/g, '-');
}

export function exampleById(id: string): Example | undefined {
  return examples.find((example) => exampleId(example) === id);
}
