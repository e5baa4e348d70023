import type { Command } from '@hand-and-foot/protocol';
import type { Asked, Entry, Guest } from '@hand-and-foot/table';

/**
 * Where tables are kept, for all nodes. What it has answered `ok` to is on the disk and stays there, whatever dies
 * next. Whatever cannot be kept is an error, never an `ok`.
 */
export interface Store {
  /**
   * Appends all of the entries or none. A conflict if the last entry is not `expected`; `lost` if the table is another
   * node's by now. Whether a command has been done before is for the table to know: it has the whole log.
   */
  append(
    table: string,
    hold: Hold,
    expected: number,
    entries: readonly Entry[],
  ): Promise<'ok' | 'conflict' | 'lost'>;

  /** The entries from this number on, as they were stored. */
  read(table: string, from: number): Promise<readonly unknown[]>;
  /** Of the entries from this number on, that which was appended for the command, if one was. */
  find(table: string, asked: Asked, from: number): Promise<number | undefined>;

  /**
   * Takes the table for `span` milliseconds if nobody has it, or has it any longer, or this node itself; a new epoch
   * begins.
   */
  take(table: string, node: string, span: number): Promise<Hold | undefined>;
  /** Keeps the tables for another `span`; those that are lost by now are given back. */
  renew(node: string, holds: readonly Hold[], span: number): Promise<Hold[]>;
  /** Lets others take it at once. */
  release(hold: Hold): Promise<void>;
  /** Those of the tables that no node has now. */
  alone(tables: readonly string[]): Promise<string[]>;

  /** Leaves the letter for whoever runs the table, unless so many lie there; posting it again changes nothing. */
  post(letter: Letter, most: number): Promise<'ok' | 'full'>;
  /** The letters that wait for an answer, the oldest first. */
  letters(table: string): Promise<Letter[]>;
  /** The tables that letters wait for. */
  awaited(): Promise<string[]>;
  /** Counts that these letters are about to be delivered, and how often that was; those answered by now are left out. */
  handOut(table: string, letters: readonly string[]): Promise<HandedOut[]>;
  answer(table: string, letter: string, answer: unknown): Promise<void>;
  /** Remembers that the letter's command will not be done. */
  giveUp(letter: Letter): Promise<void>;
  /** The letters of the table that were given up. */
  givenUp(table: string): Promise<Letter[]>;
  /** The answers to these letters, as far as there are any yet; they are thrown away with the letters. */
  collect(table: string, letters: readonly string[]): Promise<Answered[]>;
  /** Throws away letters that are older than that: nobody will ask for them any more. */
  sweep(ages: LetterAges): Promise<void>;

  /** Notes that the guest has to do with the table. */
  note(guest: string, table: string): Promise<void>;
  forget(guest: string, table: string): Promise<void>;
  /** The guest's tables, those last written to first. */
  tablesOf(guest: string): Promise<Listed[]>;

  /** Tables that may never have been dealt at, as far as a quick look shows. */
  undealt(): Promise<string[]>;
  /** Throws the table away, unless it is another node's by now. Its number of epochs stays, so that nobody writes to it late. */
  drop(hold: Hold): Promise<void>;

  /** Throws if nothing could be kept now. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** A table among those of a guest. */
export interface Listed {
  readonly table: string;
  /** Its last entry; 0 if it has none. */
  readonly seq: number;
}

/** The right to write to a table, until somebody else takes it. */
export interface Hold {
  readonly table: string;
  readonly epoch: number;
}

export interface Answered {
  readonly id: string;
  readonly answer: unknown;
}

export interface HandedOut {
  readonly id: string;
  readonly deliveries: number;
}

/** How long letters are kept, in milliseconds: those that were answered, those that wait, and what was given up. */
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
