import type { Rules } from '@hand-and-foot/engine';
import { completeRules } from '@hand-and-foot/rulesets';
import { LOG_VERSION, type Deed, type Entry } from './entry.ts';

/** A log that does not hold: the entry, and why. */
export class Corrupt extends Error {
  override name = 'Corrupt';
  readonly seq: number;

  constructor(seq: number, why: string) {
    super(`entry ${seq}: ${why}`);
    this.seq = seq;
  }
}

type Stored = Readonly<Record<string, unknown>>;

/** From each form that was ever written to the present one; a log may go on in a newer form than it began. */
const readers: Readonly<Record<number, (stored: Stored) => Entry>> = {
  // The log is our own; whether it makes sense shows when it is played again.
  [LOG_VERSION]: (stored) => {
    const entry = stored as unknown as Entry;
    return entry.entry === 'opened' ? { ...entry, ...withWholeRules(entry) } : entry;
  },
};

type Opened = Extract<Deed, { entry: 'opened' }>;

/** A table keeps the rules it began with; knobs that came later are set to how it has played all along. */
function withWholeRules({ terms }: Opened): Pick<Opened, 'terms'> {
  const rules = completeRules(terms.rules.rules) as Rules;
  return { terms: { ...terms, rules: { ...terms.rules, rules } } };
}

/** Entries as they were stored, from this number on. */
export function readLog(stored: readonly unknown[], from = 1): Entry[] {
  return stored.map((value, at) => {
    if (typeof value !== 'object' || value === null)
      throw new Corrupt(from + at, 'It is no entry.');
    const { version } = value as Stored;
    const reader = readers[version as number];
    if (!reader)
      throw new Corrupt(from + at, `Its version, ${String(version)}, is not known here.`);
    return reader(value as Stored);
  });
}
