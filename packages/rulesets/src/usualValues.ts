import type { BooksNeeded, Opening, PerPlayers, Seating } from '@hand-and-foot/engine';
import { standardRoles, standardValues } from './standardCards.ts';

/** Points to go down in most games. */
export const ladder: Opening = { by: 'round', points: [50, 90, 120, 150] };

/** The same points by a side's score: 90, 120 and 150 from these totals on. */
export const ladderFrom = (second: number, third: number, fourth: number): Opening => ({
  by: 'score',
  steps: [
    { from: 0, points: 50 },
    { from: second, points: 90 },
    { from: third, points: 120 },
    { from: fourth, points: 150 },
  ],
});

/** Cards and their points where red threes are laid and replaced. */
export const redThreesLaid = { ...standardRoles, red3: 'laid' } as const;
export const withRedThrees = (points: number) => ({ ...standardValues, red3: points });

export const WILDS = ['2', 'joker'];
export const THREES = ['black3', 'red3'];

/** How the piles come off the deck: cut by eye, with 100 points for an exact cut, or dealt. */
export const grabbed = { deal: 'grabbed', exactGrab: 100 } as const;
export const dealtOut = { deal: 'dealt', exactGrab: 0 } as const;

/** A value for each of these numbers, of players or of ranks. */
export function forEach<T>(numbers: readonly number[], value: (one: number) => T): PerPlayers<T> {
  return Object.fromEntries(numbers.map((one) => [String(one), value(one)]));
}

export const oneMoreDeck = (players: number): number => players + 1;
export const aDeckEach = (players: number): number => players;
export const alone = (): Seating[] => ['alone'];

/** So many clean, dirty and wild books, each round alike. */
export function books(clean: number, dirty: number, wild = 0): BooksNeeded[] {
  const needed: BooksNeeded[] = [
    { kind: 'clean', count: [clean] },
    { kind: 'dirty', count: [dirty] },
  ];
  return wild === 0 ? needed : [...needed, { kind: 'wild', count: [wild] }];
}
