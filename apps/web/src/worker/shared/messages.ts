import type { Action, Card, MeldCards, Seat } from '@hand-and-foot/engine';
import type { Coaching } from '@hand-and-foot/review';
import type { Reason } from '@hand-and-foot/bots';
import type { DailyKey, DailyPlayer } from './daily.ts';
import type { SharedPlayed, StatsWish } from './statsMessages.ts';
import type { FromClient, FromTable, Holder, Wish } from '@hand-and-foot/protocol';

/** The page's requests to the worker; those with a `re` are answered with it. */
export type ToHall =
  | { readonly is: 'games'; readonly re: number }
  | { readonly is: 'begin'; readonly re: number; readonly wish: Wish }
  /** A table that plays on from a moment of an earlier game. */
  | { readonly is: 'branch'; readonly re: number; readonly wish: Wish; readonly from: BranchStart }
  /** The table of a daily deal, which begins when it's first asked for. */
  | {
      readonly is: 'daily';
      readonly re: number;
      readonly deal: DailyKey;
      readonly player: DailyPlayer;
    }
  | { readonly is: 'rename'; readonly re: number; readonly table: string; readonly name: string }
  | {
      readonly is: 'send';
      readonly table: string;
      readonly seat: Seat;
      readonly message: FromClient;
    }
  | { readonly is: 'leave'; readonly table: string }
  /** Whether the bots' pauses are shortened for now, or held until something was read. */
  | { readonly is: 'pace'; readonly table: string; readonly pace: ClockPace }
  /** The length of those pauses, relative to the table's own. */
  | { readonly is: 'tempo'; readonly table: string; readonly tempo: number }
  | { readonly is: 'hint'; readonly re: number; readonly table: string; readonly seat: Seat }
  /** An action's cost beside the strongest bot's, by the number of its entry. */
  | { readonly is: 'coach'; readonly re: number; readonly table: string; readonly seq: number }
  /** The game as text for other programs. */
  | { readonly is: 'record'; readonly re: number; readonly table: string }
  | { readonly is: 'forget'; readonly re: number; readonly table: string }
  /** Numbers of finished games, those at these shared tables included. */
  | {
      readonly is: 'stats';
      readonly re: number;
      readonly wish: StatsWish;
      readonly shared: readonly SharedPlayed[];
    }
  /** All finished games for a spreadsheet. */
  | { readonly is: 'csv'; readonly re: number }
  /** A shared game's story, to be counted and then forgotten. */
  | {
      readonly is: 'story';
      readonly re: number;
      readonly game: SharedPlayed;
      readonly story: string;
    }
  /** A shared table that was removed from the list no longer counts. */
  | { readonly is: 'uncount'; readonly re: number; readonly table: string };

export type FromHall =
  | { readonly is: 'reply'; readonly re: number; readonly value: unknown }
  | { readonly is: 'failed'; readonly re: number; readonly why: Trouble }
  /** The reason a table has stopped; the table itself only says that it has. */
  | { readonly is: 'trouble'; readonly why: Trouble }
  /** How many finished games have been counted for a question about them. */
  | { readonly is: 'counting'; readonly done: number; readonly of: number }
  | {
      readonly is: 'told';
      readonly table: string;
      readonly seat: Seat;
      readonly message: FromTable;
    };

/** Whether the bots' pauses are usual, shortened, or held until something was read. */
export type ClockPace = 'usual' | 'hurried' | 'held';

/** A problem on this device: its store is full, or closed to this page; or it's our fault. */
export type Trouble = 'storeFull' | 'storeClosed' | 'damaged' | 'fault';

/** A game in the list. */
export interface GameOnShelf {
  readonly id: string;
  readonly ruleSet: { readonly id: string; readonly name: string };
  readonly seats: readonly Holder[];
  /** Its start and last change, in milliseconds. */
  readonly begun: number;
  readonly touched: number;
  readonly round: number;
  readonly rounds: number;
  readonly totals: readonly number[];
  /** Said only if the lowest total wins. */
  readonly lowest?: true;
  /** The current seat; missing between rounds. */
  readonly turn?: number;
  readonly over: boolean;
  /** Only for a game that plays on from a moment of another. */
  readonly branch?: Branch;
}

/** A branch's way back to its game, and how its round went. */
export interface Branch {
  /** The replay it came from, by its id. */
  readonly of: string;
  readonly step: number;
  readonly round: number;
  readonly seat: Seat;
  /** Whether hidden cards stayed where they were, or were dealt anew. */
  readonly cards: 'same' | 'anew';
  readonly name: string;
  /** The totals after that round, once it's over. */
  readonly totals?: readonly number[];
}

/** The cards a branch begins with, in the form of a record, and the actions that lead from there to its moment. */
export interface BranchStart {
  readonly position: Readonly<Record<string, unknown>>;
  readonly actions: readonly { readonly seat: Seat; readonly action: Action }[];
  readonly branch: Branch;
}

/** A suggestion, and why. */
export interface Hint {
  readonly action: Action;
  readonly reason?: Reason;
}

/** An action beside the strongest bot's, and the table it was played at. */
export interface Coached extends Coaching {
  readonly action: Action;
  readonly round: number;
  /** The melds of the seat's own side. */
  readonly melds: readonly MeldCards[];
  /** The discards that could be picked up, the top one first. */
  readonly taking: readonly Card[];
}
