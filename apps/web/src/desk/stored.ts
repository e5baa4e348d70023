import { NOTHING, type Staging } from './staging.ts';

/** What is staged, and the entry of the table's log it was staged on. */
export interface Held {
  readonly on: number;
  readonly staging: Staging;
}

const nameOf = (table: string): string => `staged/${table}`;

/** What was staged at this table before the page was closed, if nothing has happened since. */
export function storedStaging(table: string, seq: number): Held {
  try {
    const held = JSON.parse(localStorage.getItem(nameOf(table)) ?? 'null') as Held | null;
    if (held?.on === seq && Array.isArray(held.staging.steps)) return held;
  } catch {
    // What cannot be read was not staged.
  }
  return { on: seq, staging: NOTHING };
}

export function keepStaging(table: string, held: Held): void {
  try {
    if (held.staging.steps.length > 0) localStorage.setItem(nameOf(table), JSON.stringify(held));
    else localStorage.removeItem(nameOf(table));
  } catch {
    // A full or forbidden store: staging then lasts as long as the page.
  }
}
