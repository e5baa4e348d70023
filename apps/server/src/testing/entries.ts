import { LOG_VERSION, type Entry } from '@hand-and-foot/table';

/** An entry for tests of what keeps it; `command` is what it answers. */
export function entry(seq: number, command?: string, at = 1_000 + seq): Entry {
  return {
    version: LOG_VERSION,
    seq,
    at,
    entry: 'dealt',
    round: seq,
    seed: `seed ${seq}`,
    ...(command === undefined ? {} : { answers: { from: 0, command } }),
  };
}
