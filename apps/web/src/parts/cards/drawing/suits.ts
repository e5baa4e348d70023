import type { Outline } from './outline.ts';

export type Suit = 'hearts' | 'diamonds' | 'clubs' | 'spades';

/** At most a hundred units high, with the origin in the center. */
export const SUITS: Record<Suit, Outline> = {
  hearts:
    'm0 47c-6-9-50-34-50-65c0-17 12-28 26-28c11 0 20 6 24 16c4-10 13-16 24-16c14 0 26 11 26 28c0 31-44 56-50 65z',
  diamonds: 'm0-52c8 16 25 39 39 52c-14 13-31 36-39 52c-8-16-25-39-39-52c14-13 31-36 39-52z',
  clubs:
    'm-24-26c0-13 11-24 24-24s24 11 24 24-11 24-24 24-24-11-24-24zm-26 37c0-13 11-24 24-24s24 11 24 24-11 24-24 24-24-11-24-24zm52 0c0-13 11-24 24-24s24 11 24 24-11 24-24 24-24-11-24-24zm6-20c-2 28 1 50 13 59h-42c12-9 15-31 13-59z',
  spades:
    'm0-51c6 13 48 35 48 64c0 15-11 24-23 24c-9 0-16-4-20-10c1 11 5 18 15 23h-40c10-5 14-12 15-23c-4 6-11 10-20 10c-12 0-23-9-23-24c0-29 42-51 48-64z',
};
