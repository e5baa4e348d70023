import type { Deed } from './deed.ts';

/**
 * A time by a hybrid clock: the device's time or the latest entry's that it has seen, whichever is later, and a tick
 * for entries at the same time. So anything done in knowledge of something else comes after it, however wrong the clock
 * is.
 */
export interface LogTime {
  readonly time: number;
  readonly tick: number;
}

/** No moment is later. Clocks may be wrong, but not by thousands of years. */
export const LATEST: LogTime = { time: 1e14, tick: 1e6 };

/** One deed of one device; `count` numbers the device's entries from 1 without a gap. */
export interface PadEntry {
  readonly device: string;
  readonly count: number;
  readonly at: LogTime;
  readonly what: Deed;
}

/** All entries that a device knows, each once, in the one order that all devices agree on. */
export type PadLog = readonly PadEntry[];

/** Per device, how many of its entries are known without a gap. */
export type Heads = Readonly<Record<string, number>>;

/** The log with one more deed, done on this device now. */
export function write(log: PadLog, device: string, now: number, what: Deed): PadLog {
  const last = log.at(-1)?.at ?? { time: 0, tick: 0 };
  const clock = Math.min(now, LATEST.time);
  const at = clock > last.time ? { time: clock, tick: 0 } : momentAfter(last);
  const count = 1 + Math.max(0, ...log.filter((entry) => entry.device === device).map(countOf));
  return [...log, { device, count, at, what }].sort(inOrder);
}

/** A clock may have reached the end of time: entries written then must still be readable. */
function momentAfter({ time, tick }: LogTime): LogTime {
  if (tick < LATEST.tick) return { time, tick: tick + 1 };
  return time < LATEST.time ? { time: time + 1, tick: 0 } : LATEST;
}

/** The union of both logs: order and repetition don't matter. */
export function merge(log: PadLog, others: PadLog): PadLog {
  const known = new Set(log.map(keyOf));
  const news = new Map(
    others.filter((entry) => !known.has(keyOf(entry))).map((entry) => [keyOf(entry), entry]),
  );
  return news.size === 0 ? log : [...log, ...news.values()].sort(inOrder);
}

export function headsOf(log: PadLog): Heads {
  const counts = new Map<string, Set<number>>();
  for (const { device, count } of log)
    counts.set(device, (counts.get(device) ?? new Set()).add(count));
  return Object.fromEntries([...counts].map(([device, known]) => [device, withoutGap(known)]));
}

/** The entries missing from a log with these heads. */
export function beyond(log: PadLog, heads: Heads): PadLog {
  return log.filter(
    ({ device, count }) => count > (Object.hasOwn(heads, device) ? heads[device]! : 0),
  );
}

function withoutGap(known: ReadonlySet<number>): number {
  let head = 0;
  while (known.has(head + 1)) head++;
  return head;
}

const countOf = ({ count }: PadEntry): number => count;
const keyOf = ({ device, count }: PadEntry): string => `${device}/${count}`;

function inOrder(one: PadEntry, other: PadEntry): number {
  return (
    one.at.time - other.at.time ||
    one.at.tick - other.at.tick ||
    (one.device < other.device ? -1 : one.device > other.device ? 1 : one.count - other.count)
  );
}
