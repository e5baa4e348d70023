import type { Rules } from '@hand-and-foot/engine';
import { completeRules } from '@hand-and-foot/rulesets';
import {
  beginningOf,
  LOG_VERSIONS,
  type Change,
  type Entry,
  type Link,
  type LogVersion,
} from './entry.ts';
import { sumAfter } from './sum.ts';

/** A damaged log: the entry, and why. */
export class Corrupt extends Error {
  override name = 'Corrupt';
  readonly seq: number;

  constructor(seq: number, why: string) {
    super(`entry ${seq}: ${why}`);
    this.seq = seq;
  }
}

const SUM_LENGTH = ',"sum":"0123456789abcdef"}'.length;

type Stored = Readonly<Record<string, unknown>>;

/** A whole log as it was stored. Throws Corrupt where it is not what was written, or another table's. */
export function readLog(table: string, stored: readonly unknown[]): Entry[] {
  return readAfter(beginningOf(table), stored);
}

/** Stored entries, beginning with the one that follows `after`. */
export function readAfter(after: Link, stored: readonly unknown[]): Entry[] {
  let last = after;
  return stored.map((value) => {
    const entry = readEntry(last, value);
    last = entry;
    return entry;
  });
}

function readEntry(after: Link, value: unknown): Entry {
  const seq = after.seq + 1;
  if (typeof value !== 'object' || value === null) throw new Corrupt(seq, 'It isn’t an entry.');
  const stored = value as Stored;
  const { version } = stored;
  if (!isKnown(version))
    throw new Corrupt(seq, `Its version, ${String(version)}, isn’t known here.`);
  if (stored['seq'] !== seq)
    throw new Corrupt(seq, `Entry ${String(stored['seq'])} is in its place.`);
  if (version < after.version)
    throw new Corrupt(seq, `It’s in an older form than the entry before it.`);
  // The log is our own; whether it makes sense shows when it is played again.
  const entry = stored as unknown as Entry;
  // The sum is that of what is used from here on, however it was stored.
  const text = JSON.stringify(entry);
  const sum = sumAfter(after.sum, version === 1 ? text : withoutSum(text));
  if (version !== 1 && entry.sum !== sum) throw new Corrupt(seq, whyUnlike(after));
  if (entry.entry === 'opened') return { ...entry, ...withWholeRules(entry), sum };
  return version === 1 ? { ...entry, sum } : entry;
}

function isKnown(version: unknown): version is LogVersion {
  return LOG_VERSIONS.some((known) => known === version);
}

type Opened = Extract<Change, { entry: 'opened' }>;

/** A table keeps the rules it began with; knobs that came later are set to how it has played all along. */
function withWholeRules({ terms }: Opened): Pick<Opened, 'terms'> {
  // A story may be anything.
  const stored = (terms as Opened['terms'] | undefined)?.rules.rules as unknown;
  if (typeof stored !== 'object' || stored === null) throw new Corrupt(1, 'It has no rules.');
  const rules = completeRules(stored) as Rules;
  return { terms: { ...terms, rules: { ...terms.rules, rules } } };
}

/** The text that was summed: the sum is the last thing that is written into an entry. */
function withoutSum(text: string): string {
  return `${text.slice(0, -SUM_LENGTH)}}`;
}

function whyUnlike({ version, seq }: Link): string {
  return version === 1 && seq > 0
    ? 'Its checksum doesn’t match: it was changed after it was written, or an entry before it was.'
    : 'Its checksum doesn’t match: it was changed after it was written, or is another table’s.';
}
