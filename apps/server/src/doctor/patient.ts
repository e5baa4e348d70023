import { valueIn } from '../store/bodies.ts';

/** A database to check without changing it. */
export interface Patient {
  /** The database's own complaints, a sentence each. */
  problems(): Promise<string[]>;
  /** Every table that left a trace. */
  tables(): Promise<string[]>;
  log(table: string): Promise<StoredLog>;
  /** Surviving entries of each club night, as stored, by number. */
  nights(): Promise<ReadonlyMap<string, ReadonlyMap<number, unknown>>>;
  /** Problems outside of tables, a sentence each. */
  others(): Promise<string[]>;
  close(): Promise<void>;
}

/** Surviving entries of a table, as stored, by number. */
export interface StoredLog {
  readonly values: ReadonlyMap<number, unknown>;
  /** Number of entries there were, as far as it's known. */
  readonly length: number;
}

export interface NightRow {
  readonly night: string;
  readonly seq: number;
  readonly body: string;
}

export function nightsIn(rows: readonly NightRow[]): Map<string, Map<number, unknown>> {
  const nights = new Map<string, Map<number, unknown>>();
  for (const { night, seq, body } of rows)
    nights.set(night, (nights.get(night) ?? new Map<number, unknown>()).set(seq, valueIn(body)));
  return nights;
}

/** The number of the last surviving entry. */
export function highest(values: ReadonlyMap<number, unknown>): number {
  let most = 0;
  for (const seq of values.keys()) most = Math.max(most, seq);
  return most;
}

/** Counts letters and pads whose JSON can't be read any more. */
export function sayUnreadable(count: number, what: string): string[] {
  return count === 0 ? [] : [`${count} ${what} cannot be read.`];
}

export function isJson(text: unknown): boolean {
  if (typeof text !== 'string') return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
