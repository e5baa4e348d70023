/** A database that is looked at, and not changed. */
export interface Patient {
  /** What the database says is wrong with itself, a sentence each. */
  problems(): Promise<string[]>;
  /** Every table that something is known of. */
  tables(): Promise<string[]>;
  log(table: string): Promise<StoredLog>;
  /** What is wrong with anything but tables, a sentence each. */
  others(): Promise<string[]>;
  close(): Promise<void>;
}

/** What is left of a table's entries, as they were stored, by their numbers. */
export interface StoredLog {
  readonly values: ReadonlyMap<number, unknown>;
  /** How many there were, as far as is known. */
  readonly length: number;
}

/** Of letters and pads: what is stored as JSON, and is none any more. */
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
