import { strict as assert } from 'node:assert';
import { entryText, type Entry } from '@hand-and-foot/table';

export function bodiesOf(expected: number, entries: readonly Entry[]): string[] {
  return entries.map((entry, i) => {
    assert.equal(entry.seq, expected + 1 + i, 'entries follow each other without a gap');
    return entryText(entry);
  });
}

/** The value of stored JSON. Damaged text is returned as is: it's no entry. */
export function valueIn(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
