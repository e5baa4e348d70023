import type { Entry } from '@hand-and-foot/table';

/** An entry for tests of storage, which ignores checksums; `command` is the one it answers. */
export function entry(seq: number, command?: string, at = 1_000 + seq): Entry {
  return {
    version: 2,
    seq,
    at,
    entry: 'dealt',
    round: seq,
    seed: `seed ${seq}`,
    sum: `sum ${seq}`,
    ...(command === undefined ? {} : { answers: { from: 0, command } }),
  };
}
