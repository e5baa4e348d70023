import type { Fail } from '../failure.ts';
import type { Moment } from '../truth.ts';

const AT_ONCE = 12;
const ONE_MORE = 4000;
/** Clocks of two nodes differ by so much at most. */
const SKEW = 500;

/** Whether nobody wrote more into the log that is no play than they may, in whatever stretch of time. */
export function checkSpending(moments: readonly Moment[], fail: Fail): void {
  const times = new Map<string, number[]>();
  for (const [at, { entry }] of moments.entries()) {
    if (entry.entry === 'dealt') times.clear();
    const who = entry.answers?.from;
    if (who === undefined || !isExtra(moments[at - 1]!, moments[at]!)) continue;
    const own = times.get(String(who)) ?? [];
    times.set(String(who), [...own, entry.at]);
    const isTooMuch = own.some(
      (since, first) =>
        own.length + 1 - first > AT_ONCE + (entry.at - since + 2 * SKEW) / ONE_MORE + 1,
    );
    if (isTooMuch) fail('flood', `${String(who).slice(0, 12)} writes too much by ${entry.seq}`);
  }
}

function isExtra(before: Moment, { entry }: Moment): boolean {
  switch (entry.entry) {
    case 'said':
    case 'linked':
    case 'claimed':
    case 'handedOn':
      return true;
    case 'mixed':
      return before.shuffles.at(-1)!.seeds[entry.seat] !== '';
    case 'seated':
      // Whoever takes their seat back from a bot need not wait.
      return entry.holder.is !== 'person' || before.seats[entry.seat]!.is !== 'bot';
    case 'opened':
    case 'dealt':
    case 'acted':
    case 'extended':
    case 'closed':
      return false;
  }
}
