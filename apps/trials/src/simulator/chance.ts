import { seeded, type Random } from '@hand-and-foot/engine';

/** A source of chance with the questions asked here. */
export interface Chance extends Random {
  /** True this often in a hundred. */
  percent(often: number): boolean;
  between(least: number, most: number): number;
  pick<T>(list: readonly T[]): T;
  hex(digits: number): string;
}

export function chanceOf(text: string): Chance {
  const random = seeded(text);
  const below = (limit: number): number => random.below(limit);
  return {
    below,
    percent: (often) => below(1000) < often * 10,
    between: (least, most) => least + below(most - least + 1),
    pick: (list) => list[below(list.length)]!,
    hex: (digits) => Array.from({ length: digits }, () => below(16).toString(16)).join(''),
  };
}
