import type { BookKind, Seat } from '@hand-and-foot/engine';

/** A finished game in a few numbers: all that statistics need, without its cards. */
export interface GameResult {
  /** Its name where it's kept. */
  readonly id: string;
  readonly from: Source;
  readonly rules: { readonly id: string; readonly name: string };
  /** In milliseconds; records don't tell. */
  readonly ended?: number;
  readonly seats: readonly SeatPlayer[];
  /** The reader's own seat, if it's known. */
  readonly you?: Seat;
  /** The seats behind each running total: partners share one, except where partners change. */
  readonly scorers: readonly (readonly Seat[])[];
  readonly rounds: readonly RoundResult[];
  /** Per running total. */
  readonly totals: readonly number[];
  /** Said only if the lowest total wins. */
  readonly lowest?: true;
  readonly winners: readonly number[];
}

/** The place of a game: on this device, at a shared table, with real cards, or one that left a record. */
export type Source = 'device' | 'shared' | 'scorepad' | 'record';

/** A seat's player: the one who made most of its moves. */
export type SeatPlayer =
  | { readonly is: 'person'; readonly name: string }
  | {
      readonly is: 'bot';
      readonly name: string;
      readonly level: string;
      /** The person whose seat it was. */
      readonly standsInFor?: string;
    };

export interface RoundResult {
  /** Per running total. */
  readonly scorers: readonly ScorerRound[];
  /** The seat that went out; scorepads know only its team. */
  readonly outBy?: Seat;
}

export interface ScorerRound {
  readonly points: number;
  /** How many of each kind lay on the table in the end. */
  readonly books: Books;
  /** Whether somebody of the team went out. */
  readonly wentOut: boolean;
}

export type Books = Readonly<Record<BookKind, number>>;
