import {
  tableStartFor,
  beginningOf,
  entryAfter,
  type Change,
  type Entry,
} from '@hand-and-foot/table';

/** A valid log of a table with dealt cards, where people only asked for time. */
export function longLog(table: string, length: number, seed = 'a seed'): Entry[] {
  const nobody = { is: 'nobody' } as const;
  const granted = tableStartFor({
    rules: 'closed-books',
    seats: [nobody, nobody],
    pace: 'quick',
  });
  if (!granted.ok) throw new Error('these rules are not granted');
  const entries: Entry[] = [];
  for (let seq = 1; seq <= length; seq++)
    entries.push(entryAfter(entries.at(-1) ?? beginningOf(table), 1000 + seq, changeAt(seq)));
  return entries;

  function changeAt(seq: number): Change {
    if (seq === 1 && granted.ok) return { entry: 'opened', ...granted.opening };
    if (seq === 2) return { entry: 'dealt', round: 1, seed };
    return { entry: 'extended', seat: seq % 2 };
  }
}
