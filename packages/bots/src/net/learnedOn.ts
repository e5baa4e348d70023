import type { Span } from './span.ts';

/** The rules of the tables that the net learned at. */
export const LEARNED_ON: Span = {
  low: [
    0.5, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0.3333333333333333, 0, 0, 0, 1, 0, 0, 1, 0.6, 1,
    0.25, 1, 1, 0.6, 1,
  ],
  high: [
    1.5, 3, 2, 1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 2, 2, 1.5, 1.3333333333333333, 1, 1, 1.4, 0.6, 1,
    1, 1, 1.4, 0.6, 1,
  ],
};
