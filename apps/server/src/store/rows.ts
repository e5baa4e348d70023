import { strict as assert } from 'node:assert';
import { commandKey, type Entry } from '@hand-and-foot/table';

/** What is stored of an entry. */
export interface Row {
  readonly seq: number;
  readonly command: string | null;
  readonly body: string;
}

export function rowsOf(expected: number, entries: readonly Entry[]): Row[] {
  return entries.map((entry, i) => {
    assert.equal(entry.seq, expected + 1 + i, 'entries follow each other without a gap');
    return {
      seq: entry.seq,
      command: entry.answers ? commandKey(entry.answers) : null,
      body: JSON.stringify(entry),
    };
  });
}
