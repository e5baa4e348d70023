import type {
  Action,
  Event,
  Refusal,
  Rules,
  Seat,
  Seating,
  SideScore,
  View,
} from '@hand-and-foot/engine';
import type { Holder, Pace } from './holder.ts';

/** Told in every snapshot; a client that knows another version asks for a newer page. */
export const PROTOCOL = 1;

/** What someone wishes who makes a table. `rules` is whatever the rule sets can make rules of. */
export interface Wish {
  readonly rules: unknown;
  readonly seats: readonly Holder[];
  readonly seating?: Seating;
  readonly pace: Pace;
}

// From a client

/** Something that a seat, or whoever keeps the table, wants done. */
export type Ask =
  | { readonly do: 'act'; readonly action: Action }
  /** Deal the next round, the first one too. */
  | { readonly do: 'deal' }
  /** A person takes the seat: an empty one, or back from a bot. */
  | { readonly do: 'sit'; readonly seat: Seat; readonly name: string }
  /** A bot takes the seat, for the person who has it or in nobody's place. */
  | {
      readonly do: 'standIn';
      readonly seat: Seat;
      readonly name: string;
      readonly level: string;
      readonly temperament?: string;
    }
  | { readonly do: 'close' };

export interface Command {
  /** Chosen by the client and never used again: a command sent twice is done once, and answered alike. */
  readonly id: string;
  /** The last entry of the log that the client knew of when it decided. */
  readonly expects: number;
  readonly ask: Ask;
}

export type FromClient =
  /** `have` is the last entry the client knows; without it, it is sent a snapshot. */
  | { readonly is: 'watch'; readonly protocol: number; readonly have?: number }
  | ({ readonly is: 'ask' } & Command);

// From the table

/** What stays the same at a table. */
export interface TableTerms {
  /** The rules as they were when the table was made, and what they are called. */
  readonly rules: TableRules;
  readonly seating: Seating;
  readonly pace: Pace;
}

export interface TableRules {
  readonly id: string;
  readonly name: string;
  /** The rule set they were changed from. */
  readonly parent?: string;
  readonly rules: Rules;
}

/** Everything a watcher may know at one moment. */
export interface Snapshot {
  readonly is: 'snapshot';
  readonly protocol: number;
  readonly seq: number;
  /** The watcher's own seat; missing for an onlooker. */
  readonly seat?: Seat;
  readonly terms: TableTerms;
  readonly seats: readonly Holder[];
  /** Missing before the first deal. */
  readonly view?: View;
  /** What happened in the last whole turn, and in this one so far. */
  readonly lately: readonly Event[];
  /** The score sheets of the rounds that are over. */
  readonly rounds: readonly (readonly SideScore[])[];
  readonly closed: boolean;
}

/** One entry of the log as a watcher is told it; `seq` counts up without a gap. */
export type News =
  | { readonly is: 'happened'; readonly seq: number; readonly events: readonly Event[] }
  | { readonly is: 'seated'; readonly seq: number; readonly seat: Seat; readonly holder: Holder }
  | { readonly is: 'closed'; readonly seq: number };

export type Answer =
  /** Done, and kept for good as this entry. */
  | { readonly is: 'answer'; readonly to: string; readonly ok: true; readonly seq: number }
  | {
      readonly is: 'answer';
      readonly to: string;
      readonly ok: false;
      readonly refusal: Refusal | TableRefusal;
    };

/** Why a table does not do what it is asked, where the rules of the game have no say. */
export type TableRefusal =
  /** The turn, or the seat's own last action, came after what it was decided on. */
  | { why: 'stale'; seq: number }
  | { why: 'notYourSeat' }
  | { why: 'noSuchSeat' }
  | { why: 'seatTaken' }
  | { why: 'noSuchBot' }
  | { why: 'seatsEmpty'; seats: Seat[] }
  | { why: 'notDealtYet' }
  | { why: 'roundGoesOn' }
  | { why: 'tableClosed' }
  /** What is asked could not be kept; it may or may not be done when the table is opened again. */
  | { why: 'tableStopped' };

export type FromTable =
  | Snapshot
  | News
  | Answer
  /** The table cannot go on, and will tell nothing more. */
  | { readonly is: 'stopped' }
  /** What was sent is no message of a client. */
  | { readonly is: 'malformed'; readonly why: Unreadable };

export type Unreadable = 'tooLong' | 'notJson' | 'malformed';
