import type { Action } from '@hand-and-foot/engine';
import type { Reason } from '@hand-and-foot/bots';
import type { FromClient, FromTable, Holder, Wish } from '@hand-and-foot/protocol';

/** What the page asks of the worker that keeps the tables; whatever has a `re` is answered with it. */
export type ToHall =
  | { readonly is: 'games'; readonly re: number }
  | { readonly is: 'begin'; readonly re: number; readonly wish: Wish }
  | {
      readonly is: 'send';
      readonly table: string;
      readonly seat: number;
      readonly message: FromClient;
    }
  | { readonly is: 'leave'; readonly table: string }
  /** Whether the bots' pauses are cut short for now, or last until something was read. */
  | { readonly is: 'pace'; readonly table: string; readonly pace: ClockPace }
  /** How long those pauses are, as a multiple of what the table was begun with. */
  | { readonly is: 'tempo'; readonly table: string; readonly tempo: number }
  | { readonly is: 'hint'; readonly re: number; readonly table: string; readonly seat: number }
  /** The game as a text that other programs read. */
  | { readonly is: 'record'; readonly re: number; readonly table: string }
  | { readonly is: 'forget'; readonly re: number; readonly table: string };

export type FromHall =
  | { readonly is: 'reply'; readonly re: number; readonly value: unknown }
  | { readonly is: 'failed'; readonly re: number; readonly why: Trouble }
  /** Why a table has stopped; the table itself only says that it has. */
  | { readonly is: 'trouble'; readonly why: Trouble }
  | {
      readonly is: 'told';
      readonly table: string;
      readonly seat: number;
      readonly message: FromTable;
    };

/** Whether the bots' pauses last as usual, are cut short, or last until something was read. */
export type ClockPace = 'usual' | 'hurried' | 'held';

/** What went wrong on this device: its store is full, or closed to this page; or it is a fault of ours. */
export type Trouble = 'storeFull' | 'storeClosed' | 'damaged' | 'fault';

/** What the list of games shows of one. */
export interface GameOnShelf {
  readonly id: string;
  readonly ruleSet: { readonly id: string; readonly name: string };
  readonly seats: readonly Holder[];
  /** When it was begun, and when something last happened, in milliseconds. */
  readonly begun: number;
  readonly touched: number;
  readonly round: number;
  readonly rounds: number;
  readonly totals: readonly number[];
  /** Whose turn it is; missing between rounds. */
  readonly turn?: number;
  readonly over: boolean;
}

/** What to do now, and why. */
export interface Hint {
  readonly action: Action;
  readonly reason?: Reason;
}
