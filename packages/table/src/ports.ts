import type { MakeBot } from '@hand-and-foot/bots';
import type { Action, Refusal, Seat } from '@hand-and-foot/engine';
import type { Deal } from './deal.ts';
import type { Asked, Entry } from './entry.ts';

/** Storage for tables. An entry it answered with `ok` is never lost. */
export interface Log {
  /** Appends all of them or none; a conflict if the last entry is not `expected`. */
  append(table: string, expected: number, entries: readonly Entry[]): Promise<'ok' | 'conflict'>;
  /** Entries from this number on, as stored. */
  read(table: string, from: number): Promise<readonly unknown[]>;
  /** The entry written for the command, from this number on. Optional: without this method, entries are read. */
  find?(table: string, asked: Asked, from: number): Promise<number | undefined>;
}

export interface Clock {
  /** Milliseconds since some moment. It only goes forward, and nobody can set it: for spans and limits. */
  now(): number;
  /** The time of day, in milliseconds since 1970. It may be set at any moment: to be written and shown. */
  date(): number;
  /** Calls `fn` once `now` has reached that time, unless it's called off first. */
  wake(at: number, fn: () => void): () => void;
}

export interface Entropy {
  /** A text that nobody can guess. */
  seed(): string;
}

/** A table's share of the thread it runs on with others. */
export interface Share {
  /** Resolves when the table may go on, where it has had more than its share; undefined if it may at once. */
  wait(): Promise<void> | undefined;
  /** Work that holds the thread begins, for this command if there is one; and it ends. */
  begin(command?: string): void;
  end(): void;
}

/** Everything a table needs from outside. */
export interface Ports {
  readonly log: Log;
  readonly clock: Clock;
  readonly entropy: Entropy;
  botFor(level: string, temperament?: string): MakeBot | undefined;
  /** Left out where the table has a thread to itself. */
  readonly share?: Share | undefined;
  /** Is told of errors, those that stopped the game and those that didn't. */
  report?(fault: Fault): void;
  /** Is told when a shared table waits for somebody who isn't there, once a turn. */
  absent?(absent: Absent): void;
  /** Derives a round from its seed, if not the usual way. */
  readonly deal?: Deal | undefined;
}

/** Somebody a table waits for who isn't there. Nothing about cards: it leaves the table. */
export interface Absent {
  /** The guests of the seat. */
  readonly guests: readonly string[];
  /** The entry the turn began with, by which it's told from every other. */
  readonly turn: number;
  /** Their turn, or the end of a round, when anybody may deal the next. */
  readonly awaits: 'turn' | 'deal';
  readonly rules: { readonly id: string; readonly name: string };
  /** The host's name, if they have a seat. */
  readonly host?: string;
}

export type Fault =
  /** A bot's answer was refused; an allowed action was taken instead. No card is named: others may read of it. */
  | { fault: 'botRefused'; seat: Seat; did: Action['do']; why: Refusal['why'] }
  /** A bot gave no answer, or not in time; an allowed action was taken instead. */
  | { fault: 'botSilent'; seat: Seat; error?: unknown }
  /** A watcher could not be told something, and is told nothing more. */
  | { fault: 'watcherFailed'; error: unknown }
  /** The table has stopped: its log failed, or it has a bug. */
  | { fault: 'stopped'; error: unknown };
