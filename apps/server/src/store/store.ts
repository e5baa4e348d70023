import type { Command } from '@hand-and-foot/protocol';
import type { Asked, Entry, Guest } from '@hand-and-foot/table';

/**
 * Storage of tables, for all nodes. Anything answered with `ok` is on the disk and stays there, whatever dies next.
 * Anything that can't be kept is an error.
 */
export interface Store {
  /**
   * Appends all of the entries or none. A conflict if the last entry isn't `expected`; `lost` if another node has the
   * table now. Only the table, with its whole log, knows whether a command was done before.
   */
  append(
    table: string,
    hold: Hold,
    expected: number,
    entries: readonly Entry[],
  ): Promise<'ok' | 'conflict' | 'lost'>;

  /** Entries from this number on, as stored. */
  read(table: string, from: number): Promise<readonly unknown[]>;
  /** The entry appended for the command, from this number on, if there is one. */
  find(table: string, asked: Asked, from: number): Promise<number | undefined>;

  /**
   * Lets the node keep its tables for another `span` milliseconds, unless a table's own time is over before. Returns a
   * number that grows with every table that another node takes from it.
   */
  stay(node: string, span: number): Promise<number>;
  /**
   * Takes the table for `span` milliseconds if it's free, its time or its node's is over, or it's this node's own; starts
   * a new epoch.
   */
  take(table: string, node: string, span: number): Promise<Taken | undefined>;
  /** Keeps the tables for another `span` and returns those that were lost. */
  renew(node: string, holds: readonly Hold[], span: number): Promise<Hold[]>;
  /** Lets others take it at once. */
  release(hold: Hold): Promise<void>;
  /** Tables among these that no node has now. */
  alone(tables: readonly string[]): Promise<string[]>;

  /** Stores the letter for the table's node, unless `most` are there already; posting it again changes nothing. */
  post(letter: Letter, most: number): Promise<'ok' | 'full'>;
  /** Unanswered letters, oldest first. */
  letters(table: string): Promise<Letter[]>;
  /** Tables with letters waiting. */
  awaited(): Promise<string[]>;
  /** Counts a delivery for these letters and returns the counts; answered ones are left out. */
  handOut(table: string, letters: readonly string[]): Promise<HandedOut[]>;
  answer(table: string, letter: string, answer: unknown): Promise<void>;
  /** Remembers that the letter's command won't be done. */
  giveUp(letter: Letter): Promise<void>;
  /** The table's letters that were given up. */
  givenUp(table: string): Promise<Letter[]>;
  /** Existing answers to these letters; removes them and their letters. */
  collect(table: string, letters: readonly string[]): Promise<Answered[]>;
  /** Drops older letters: nobody will ask for them any more. */
  sweep(ages: LetterAges): Promise<void>;

  /** Adds the table to the guest's list. */
  note(guest: string, table: string): Promise<void>;
  forget(guest: string, table: string): Promise<void>;
  /** The guest's tables, most recently written first. */
  tablesOf(guest: string): Promise<Listed[]>;

  /** Tables that may never have had a deal, at a quick look. */
  undealt(): Promise<string[]>;
  /** Drops the table, unless another node has it now. Its epoch stays, so nobody can write to it late. */
  drop(hold: Hold): Promise<void>;

  /** Throws if nothing can be stored right now. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** A table on a guest's list. */
export interface Listed {
  readonly table: string;
  /** Its last entry; 0 if it has none. */
  readonly seq: number;
}

/** The right to write to a table until somebody else takes it. */
export interface Hold {
  readonly table: string;
  readonly epoch: number;
}

/** A hold as it was taken. */
export interface Taken extends Hold {
  /** Whether a node before never let go of the table: it may have crashed there. */
  readonly isAfterCrash: boolean;
}

export interface Answered {
  readonly id: string;
  readonly answer: unknown;
}

export interface HandedOut {
  readonly id: string;
  readonly deliveries: number;
}

/** Milliseconds to keep letters: answered ones, waiting ones, and given-up ones. */
interface LetterAges {
  readonly answered: number;
  readonly waiting: number;
  readonly givenUp: number;
}

export interface Letter {
  readonly table: string;
  readonly id: string;
  readonly guest: Guest;
  readonly command: Command;
}
