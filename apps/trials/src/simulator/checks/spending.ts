import type { Fail } from '../failure.ts';
import type { Moment } from '../truth.ts';

const AT_ONCE = 12;
const ONE_MORE = 4000;

/**
 * Checks that nobody wrote more to the log besides play than allowed, in any stretch of time. A changed time of day
 * gives as much as the time it seems to take, and never more than all of it.
 */
export function checkSpending(moments: readonly Moment[], fail: Fail): void {
  const times = new Map<string, number[]>();
  for (const [at, { entry }] of moments.entries()) {
    if (entry.entry === 'dealt') times.clear();
    const who = entry.answers?.from;
    if (who === undefined || !isExtra(moments[at - 1]!, moments[at]!)) continue;
    const own = times.get(String(who)) ?? [];
    const all = [...own, entry.at];
    times.set(String(who), all);
    if (isTooMuch(all))
      fail('flood', `${String(who).slice(0, 12)} writes too much by ${entry.seq}`);
  }
}

/** Whether these actions at these times exceed the allowance. */
function isTooMuch(times: readonly number[]): boolean {
  let left = AT_ONCE;
  let last = times[0]!;
  return times.some((at) => {
    left = Math.min(AT_ONCE, left + Math.abs(at - last) / ONE_MORE) - 1;
    last = at;
    // The time is read once to judge and again to write.
    return left < -1;
  });
}

/** The entries that aren't moves of the game. */
const EXTRA: ReadonlySet<Moment['entry']['entry']> = new Set([
  'undone',
  'takeBackAsked',
  'said',
  'linked',
  'invited',
  'claimed',
  'handedOn',
]);

function isExtra(before: Moment, { entry }: Moment): boolean {
  if (entry.entry === 'mixed') return before.shuffles.at(-1)!.seeds[entry.seat] !== '';
  // Taking your seat back from a bot needs no wait.
  if (entry.entry === 'seated')
    return entry.holder.is !== 'person' || before.seats[entry.seat]!.is !== 'bot';
  return EXTRA.has(entry.entry);
}
