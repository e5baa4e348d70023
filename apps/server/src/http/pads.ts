import type { IncomingMessage } from 'node:http';
import { setImmediate as breath } from 'node:timers/promises';
import { readEntry, type PadEntry } from '@hand-and-foot/scorepad';
import { newOneByOne } from '../house/oneByOne.ts';
import type { StoredPadEntry, Pads } from '../store/pads.ts';
import { bodyOf } from './body.ts';

/** Room for a few hundred entries. */
const LONGEST_BODY = 65_536;
const MOST_SENT = 400;
/** Most entries of a pad: a long evening with several phones, many times over. */
const MOST_ENTRIES = 10_000;
/** Most of them are short, and every phone that looks makes us read all of it. */
const LONGEST_PAD = 2_097_152;
/** Most requests waiting for their pad; it takes a hundred phones at once. */
const WAITING = 100;

/** A device's message: how much it knows of each device, and what the server seems to lack. */
interface Asked {
  readonly heads: ReadonlyMap<string, number>;
  readonly entries: readonly PadEntry[];
}

type PadAnswer =
  | { ok: true; value: { entries: unknown[]; heads: Record<string, number> } }
  | { ok: false; status: number; why: string };

const refused = (status: number, why: string): PadAnswer => ({ ok: false, status, why });

/**
 * Syncs a device with a pad: stores what it sends, and answers with what it lacks. Knowing a pad's id is enough to read
 * and write it.
 */
export type SyncPad = (
  pad: string,
  request: IncomingMessage,
  mayBegin: () => boolean,
) => Promise<PadAnswer>;

export function newSyncPad(pads: Pads): SyncPad {
  const oneByOne = newOneByOne(WAITING);
  return async (pad, request, mayBegin) => {
    const body = await bodyOf(request, LONGEST_BODY);
    if (body === undefined) return refused(413, 'tooLong');
    const asked = readAsked(body);
    if (!asked) return refused(400, 'misshapen');
    return oneByOne(async () => {
      // A full pad takes a dozen milliseconds to read, so other work gets a turn before the next.
      await breath();
      return synced(pads, pad, asked, mayBegin);
    });
  };
}

async function synced(
  pads: Pads,
  pad: string,
  asked: Asked,
  mayBegin: () => boolean,
): Promise<PadAnswer> {
  const before = await pads.readPad(pad);
  const news = continuing(before, asked.entries).map(kept);
  if (news.length > 0) {
    if (before.length === 0 && !mayBegin()) return refused(429, 'tooFast');
    if (
      before.length + news.length > MOST_ENTRIES ||
      lengthOf(before) + lengthOf(news) > LONGEST_PAD
    )
      return refused(409, 'full');
    await pads.addToPad(pad, news);
  }
  const known = news.length > 0 ? await pads.readPad(pad) : before;
  const lacking = known.filter(({ device, count }) => count > (asked.heads.get(device) ?? 0));
  return {
    ok: true,
    value: {
      entries: lacking.slice(0, MOST_SENT).map((entry) => JSON.parse(entry.body) as unknown),
      heads: headsOf(known),
    },
  };
}

function readAsked(body: string): Asked | undefined {
  try {
    const { heads, entries } = JSON.parse(body) as { heads: object; entries: unknown[] };
    if (entries.length > MOST_SENT) return undefined;
    const read = entries.map(readEntry);
    if (read.includes(undefined)) return undefined;
    return {
      heads: new Map(Object.entries(heads).filter(([, count]) => Number.isInteger(count))),
      entries: read as PadEntry[],
    };
  } catch {
    return undefined;
  }
}

/** New entries up to the first gap: anything beyond would be sent again and again. */
function continuing(before: readonly StoredPadEntry[], entries: readonly PadEntry[]): PadEntry[] {
  const heads = new Map(Object.entries(headsOf(before)));
  return entries.filter(({ device, count }) => {
    const isNext = count === (heads.get(device) ?? 0) + 1;
    if (isNext) heads.set(device, count);
    return isNext;
  });
}

function lengthOf(entries: readonly StoredPadEntry[]): number {
  return entries.reduce((sum, { body }) => sum + body.length, 0);
}

function kept(entry: PadEntry): StoredPadEntry {
  return { device: entry.device, count: entry.count, body: JSON.stringify(entry) };
}

/** Entries without a gap per device; they arrive in order. */
function headsOf(entries: readonly StoredPadEntry[]): Record<string, number> {
  const heads = new Map<string, number>();
  for (const { device, count } of entries)
    if (count === (heads.get(device) ?? 0) + 1) heads.set(device, count);
  return Object.fromEntries(heads);
}
