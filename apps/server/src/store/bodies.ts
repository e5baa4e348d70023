import { strict as assert } from 'node:assert';
import type { Entry } from '@hand-and-foot/table';

/** The entries as they are stored. */
export function bodiesOf(expected: number, entries: readonly Entry[]): string[] {
  return entries.map((entry, i) => {
    assert.equal(entry.seq, expected + 1 + i, 'entries follow each other without a gap');
    return JSON.stringify(entry);
  });
}

/** What a text says that was stored as JSON. Where it was damaged it is handed on as it is: it is no entry. */
export function valueIn(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
