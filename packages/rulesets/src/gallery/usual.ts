import type { BooksNeeded, Opening, PerPlayers, Seating } from '@hand-and-foot/engine';
import { standardRoles, standardValues } from '../standardCards.ts';

/** Points to go down in most published games. */
export const ladder: Opening = { by: 'round', points: [50, 90, 120, 150] };

/** Cards and their points where red threes are laid and replaced. */
export const redThreesLaid = { ...standardRoles, red3: 'laid' } as const;
export const withRedThrees = (points: number) => ({ ...standardValues, red3: points });

export const WILDS = ['2', 'joker'];
export const THREES = ['black3', 'red3'];

/** One value for each number of players. */
export function forPlayers<T>(
  numbers: readonly number[],
  value: (players: number) => T,
): PerPlayers<T> {
  return Object.fromEntries(numbers.map((players) => [String(players), value(players)]));
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
