/** A database to check without changing it. */
export interface Patient {
  /** The database's own complaints, a sentence each. */
  problems(): Promise<string[]>;
  /** Every table that left a trace. */
  tables(): Promise<string[]>;
  log(table: string): Promise<StoredLog>;
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
