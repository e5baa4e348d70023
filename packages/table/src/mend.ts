import { beginningOf, type Entry, type Link } from './entry.ts';
import { Corrupt, readAfter } from './readLog.ts';
import { replay, tableFrom, type Sitting } from './sitting.ts';

/** How far a log holds. */
export interface Mended {
  /** The entries that hold, as they were stored. */
  readonly values: readonly unknown[];
  /** How many of them are not the first copy. */
  readonly others: number;
  /** The fault in the next entry, if there should be one. */
  readonly why?: Corrupt;
}

/**
 * Follows the log of a table from its beginning: each entry must fit the sums and be allowed. Of several copies of an
 * entry the first that fits is taken. `length` is how many entries the table has had.
 */
export function mend(
  table: string,
  copiesOf: (seq: number) => readonly unknown[],
  length: number,
): Mended {
  let last: Link = beginningOf(table);
  let sitting: Sitting | undefined;
  return mendLog(copiesOf, length, (value) => {
    const [entry] = readAfter(last, [value]) as [Entry];
    if (sitting) replay(sitting, entry);
    else ({ sitting } = tableFrom([entry]));
    last = entry;
  });
}

/** The same for any log: `take` throws if an entry can't follow those it has taken. */
export function mendLog(
  copiesOf: (seq: number) => readonly unknown[],
  length: number,
  take: (value: unknown) => void,
): Mended {
  const values: unknown[] = [];
  let others = 0;
  for (let seq = 1; seq <= length; seq++) {
    const copies = copiesOf(seq);
    let why = new Corrupt(seq, 'It was saved, but it’s gone.');
    const fits = copies.findIndex((value, at) => {
      try {
        take(value);
        return true;
      } catch (error) {
        if (at === 0) why = asCorrupt(seq, error);
        return false;
      }
    });
    if (fits < 0) return { values, others, why };
    values.push(copies[fits]);
    if (fits > 0) others++;
  }
  return { values, others };
}

function asCorrupt(seq: number, error: unknown): Corrupt {
  return error instanceof Corrupt ? error : new Corrupt(seq, 'It can’t be replayed.');
}
