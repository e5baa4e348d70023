import type { Facts } from './en/learn.ts';

export const NUMBERS: [number][] = [[0], [1], [2], [12]];
export const FROM_ONE: [number][] = NUMBERS.slice(1);
export const ROUNDS: [number][] = [[1], [3]];
export const NAME: [string][] = [['Ana']];
/** Somebody else, and the reader. */
export const WHO: [string | undefined][] = [['Ana'], [undefined]];
export const AMOUNT: [string][] = [['1,235']];
export const PLACES: [number, number][] = [
  [1, 4],
  [2, 4],
  [3, 8],
  [12, 12],
];
export const RULES: [string][] = [['Singles']];
export const BOTH_PILES: [number][] = [[2], [3]];
export const FACTS: [Facts][] = [
  [{ clean: 500, dirty: 300, opening: 50, foot: 11, goOut: 100, rounds: 4, redThree: 500 }],
];
