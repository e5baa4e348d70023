import type { Mixing, TableRefusal } from '@hand-and-foot/protocol';
import type { Deed, Entry } from './entry.ts';

/** How much was written into the log since the last deal that was no play. The log keeps it for ever, so it is bounded. */
export interface Spending {
  total: number;
  readonly guests: Map<string, Spent>;
}

interface Spent {
  count: number;
  /** The rest of the guest's allowance after they last spent some, and when that was. */
  left: number;
  at: number;
}

/** So much at once, and one more after so many milliseconds. */
const AT_ONCE = 12;
const ONE_MORE = 4000;
/** Talk leaves so much of it for what becomes of seats. */
const NOT_FOR_TALK = 4;
/** So much in a round: by one guest, and by all of them. */
const BY_ONE = 250;
const BY_ALL = 1000;

export const nothingSpent = (): Spending => ({ total: 0, guests: new Map() });

/** Whether the deed is no play. A seat's first seed for a shuffle is, since there is one for each round. */
export function isExtra(deed: Deed, mixings: readonly Mixing[]): boolean {
  switch (deed.entry) {
    case 'seated':
    case 'said':
    case 'linked':
    case 'claimed':
    case 'handedOn':
      return true;
    case 'mixed':
      return mixings.at(-1)!.seeds[deed.seat] !== '';
    case 'opened':
    case 'dealt':
    case 'acted':
    case 'extended':
    case 'closed':
      return false;
  }
}

/** Counts what somebody asked for; `mixings` are those before it. */
export function spend(spending: Spending, entry: Entry, mixings: readonly Mixing[]): void {
  if (entry.entry === 'dealt') {
    spending.total = 0;
    spending.guests.clear();
  }
  if (!entry.answers || !isExtra(entry, mixings)) return;
  const from = String(entry.answers.from);
  const spent = spending.guests.get(from);
  spending.total++;
  spending.guests.set(from, {
    count: (spent?.count ?? 0) + 1,
    left: leftAt(spent, entry.at) - 1,
    at: entry.at,
  });
}

function leftAt(spent: Spent | undefined, now: number): number {
  if (!spent) return AT_ONCE;
  // The time of day may have been set back. That counts as time, so that nobody waits until it has come round again.
  return Math.min(AT_ONCE, spent.left + Math.abs(now - spent.at) / ONE_MORE);
}

/** Why the guest must wait with something that is no play. */
export function whyNotSpend(
  { total, guests }: Spending,
  from: string,
  deed: Deed,
  now: number,
  { isHost, takesBack }: { readonly isHost: boolean; readonly takesBack: boolean },
): TableRefusal | undefined {
  const spent = guests.get(from);
  if ((spent?.count ?? 0) >= BY_ONE) return { why: 'tooMuch' };
  // However much there was, one's own seat can be had back from a bot, and the host can make room.
  if (takesBack) return undefined;
  if (total >= BY_ALL && !isHost) return { why: 'tooMuch' };
  const needed = deed.entry === 'said' ? 1 + NOT_FOR_TALK : 1;
  return leftAt(spent, now) < needed ? { why: 'tooOften' } : undefined;
}
