import type { ForecastRow, Review, ReviewedTurn } from '@hand-and-foot/review';

/** Asks the worker to review the game of this record. */
export interface ToReview {
  readonly is: 'review';
  readonly record: string;
}

/** The review so far: only what is new since the last message, and in the end how luck and play came out. */
export interface FromReview {
  readonly is: 'reviewed';
  readonly done: number;
  readonly of: number;
  readonly forecast: readonly ForecastRow[];
  readonly turns: readonly ReviewedTurn[];
  readonly shares?: Pick<Review, 'luck' | 'play'>;
}
