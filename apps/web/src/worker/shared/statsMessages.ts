import type { Seat } from '@hand-and-foot/engine';
import type { GameResult, Statistics } from '@hand-and-foot/results';

/** A finished game at a shared table where this browser had a seat. */
export interface SharedPlayed {
  readonly table: string;
  readonly seat: Seat;
}

/** Whose numbers to show, under which rules; by default the reader's, if they have any, under all. */
export interface StatsWish {
  /** A person's name; empty for the reader. */
  readonly name?: string | undefined;
  /** A rule set's key. */
  readonly rules?: string | undefined;
}

export interface Stats {
  readonly statistics: Statistics;
  /** Whose they are; undefined for the reader. */
  readonly name?: string | undefined;
  /** Whether the reader has played at all. */
  readonly isPlayed: boolean;
  /** Everybody else whose numbers can be shown. */
  readonly people: readonly string[];
  /** The rule sets to choose from. */
  readonly rules: readonly (GameResult['rules'] & { readonly key: string })[];
  /** All games that count, no matter who played them. */
  readonly games: number;
  readonly leftOut: {
    readonly unfinished: number;
    readonly unreadable: number;
    /** The reader's games that a bot mostly played for them. */
    readonly byBot: number;
  };
  /** Shared games that haven't been counted on this device yet. */
  readonly missing: readonly SharedPlayed[];
}
