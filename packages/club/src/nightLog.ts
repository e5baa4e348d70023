import { Corrupt, sumAfter, sumOf } from '@hand-and-foot/table';
import { NIGHT_LOG_VERSIONS, versionOf, type NightChange, type NightEntry } from './nightEntry.ts';

/** How far a log has come. */
export interface NightLink {
  readonly seq: number;
  readonly sum: string;
}

/** Before a night's first entry: its id, so no entry passes for one of another night. */
export function nightBeginning(night: string): NightLink {
  return { seq: 0, sum: sumOf(`night ${night}`) };
}

export function nightEntryAfter(
  after: NightLink,
  at: number,
  change: NightChange,
  by?: string,
): NightEntry {
  const entry = {
    version: versionOf(change),
    seq: after.seq + 1,
    at,
    ...change,
    ...(by === undefined ? {} : { by }),
  } as const;
  return { ...entry, sum: sumAfter(after.sum, JSON.stringify(entry)) };
}

/** Stored entries that follow `after`. Throws Corrupt where one isn't what was written. */
export function readNightLog(after: NightLink, stored: readonly unknown[]): NightEntry[] {
  let last = after;
  return stored.map((value) => {
    const seq = last.seq + 1;
    if (typeof value !== 'object' || value === null) throw new Corrupt(seq, 'It isn’t an entry.');
    const { sum, ...rest } = value as NightEntry;
    if (!NIGHT_LOG_VERSIONS.includes(rest.version))
      throw new Corrupt(seq, `Its version, ${String(rest.version)}, isn’t known here.`);
    if (rest.seq !== seq || sumAfter(last.sum, JSON.stringify(rest)) !== sum)
      throw new Corrupt(seq, 'Its checksum doesn’t match.');
    last = value as NightEntry;
    return value as NightEntry;
  });
}
