import type { Mixing, TableRefusal } from '@hand-and-foot/protocol';
import type { Change, Entry } from './entry.ts';

/** Entries since the last deal that weren't play. The log keeps them forever, so they're limited. */
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

/** The allowance: this many at once, and one more after this many milliseconds. */
const AT_ONCE = 12;
const ONE_MORE = 4000;
/** Talk leaves this many for changes of seats. */
const NOT_FOR_TALK = 4;
/** The most in a round: by one guest, and by all of them. */
const BY_ONE = 250;
const BY_ALL = 1000;

export const nothingSpent = (): Spending => ({ total: 0, guests: new Map() });

/** Whether the change isn't play. A seat's first seed for a shuffle counts as play: there's one for each round. */
export function isExtra(change: Change, mixings: readonly Mixing[]): boolean {
  switch (change.entry) {
    case 'undone':
    case 'takeBackAsked':
    case 'seated':
    case 'said':
    case 'linked':
    case 'invited':
    case 'claimed':
    case 'handedOn':
      return true;
    case 'mixed':
      return mixings.at(-1)!.seeds[change.seat] !== '';
    case 'opened':
    case 'dealt':
    case 'placed':
    case 'acted':
    case 'takeBackAnswered':
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
  // The time of day may have been set back. Count that as time passed, so nobody waits for the clock to catch up.
  return Math.min(AT_ONCE, spent.left + Math.abs(now - spent.at) / ONE_MORE);
}

/** Why the guest must wait with something that isn't play. */
export function whyNotSpend(
  { total, guests }: Spending,
  from: string,
  change: Change,
  now: number,
  { isHost, takesBack }: { readonly isHost: boolean; readonly takesBack: boolean },
): TableRefusal | undefined {
  const spent = guests.get(from);
  if ((spent?.count ?? 0) >= BY_ONE) return { why: 'tooMuch' };
  // The table's total never stops you from taking your own seat back, or the host from making room.
  if (takesBack) return undefined;
  if (total >= BY_ALL && !isHost) return { why: 'tooMuch' };
  const needed = change.entry === 'said' ? 1 + NOT_FOR_TALK : 1;
  return leftAt(spent, now) < needed ? { why: 'tooOften' } : undefined;
}
