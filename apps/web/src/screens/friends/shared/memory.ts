import { watchCodeOf } from '@hand-and-foot/fair';
import { kept } from '../../../parts/settings/kept.ts';

/** This browser's notes on a shared table, besides what the server knows. */
export interface Remembered {
  /** Codes of the links for players and watchers, if it came by them. */
  readonly invite?: string;
  readonly watch?: string;
  /** Private seat links that were used here. */
  readonly used?: readonly string[];
  /** Names of people whose chat and reactions aren't shown here. */
  readonly muted?: readonly string[];
  /** By round: pledges seen before the deal, and seeds sent. */
  readonly pledges: Readonly<Record<number, string>>;
  readonly seeds: Readonly<Record<number, string>>;
  /** Time of the last message that was read. */
  readonly read: number;
  readonly at: number;
}

interface Memory {
  readonly name: string;
  readonly tables: Readonly<Record<string, Remembered>>;
}

/** Most tables remembered; the least recently seen are forgotten. */
const MOST = 60;

const memory = kept<Memory>(
  'friends',
  { name: '', tables: {} },
  {
    name: (found) => typeof found === 'string',
    tables: (found) =>
      typeof found === 'object' && found !== null && Object.values(found).every(isRemembered),
  },
);

function isRemembered(found: unknown): boolean {
  if (typeof found !== 'object' || found === null) return false;
  const {
    pledges,
    seeds,
    read,
    at,
    used = [],
    muted = [],
  } = found as Partial<Record<keyof Remembered, unknown>>;
  return (
    [pledges, seeds].every((each) => typeof each === 'object' && each !== null) &&
    [read, at].every(Number.isFinite) &&
    [used, muted].every(Array.isArray)
  );
}

const NOTHING: Remembered = { pledges: {}, seeds: {}, read: 0, at: 0 };

export function rememberedOf(table: string): Remembered {
  return memory.value.tables[table] ?? NOTHING;
}

/** The watchers' link's code: as it was told, or derived from the invitation. */
export function watchCode(table: string): string | undefined {
  const { invite, watch } = rememberedOf(table);
  return watch ?? (invite === undefined ? undefined : watchCodeOf(invite));
}

export function noteTable(table: string, changes: Partial<Remembered>): void {
  const { tables } = memory.peek();
  const next = { ...(tables[table] ?? NOTHING), ...changes, at: Date.now() };
  const others = Object.entries(tables)
    .filter(([id]) => id !== table)
    .sort(([, one], [, other]) => other.at - one.at)
    .slice(0, MOST - 1);
  memory.value = { ...memory.peek(), tables: Object.fromEntries([[table, next], ...others]) };
}

export function ownName(): string {
  return memory.value.name;
}

export function setOwnName(name: string): void {
  memory.value = { ...memory.peek(), name };
}
