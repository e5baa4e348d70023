import type { Event, Seat } from '@hand-and-foot/engine';
import type { BackStep } from '@hand-and-foot/protocol';
import type { Moment } from '../truth.ts';

const OWN = ['tookUpcard', 'pickedUp', 'laid', 'completed', 'capped', 'discarded', 'turnEnded'];
const BOTS = ['drew', 'reshuffled'];

/** Steps that can be taken back at this moment, worked out a second time: looking back from it. */
export function backStepsAt(moments: readonly Moment[], seq: number): BackStep[] {
  let person: Seat | undefined;
  const found: (BackStep & { readonly isBots: boolean })[] = [];
  for (const moment of notTakenBack(moments.slice(0, seq)).reverse()) {
    const { entry, events, seats } = moment;
    if (entry.entry === 'seated' || entry.entry === 'dealt') break;
    if (entry.entry === 'claimed' && entry.holder) break;
    if (entry.entry === 'undone') person ??= entry.seat;
    if (entry.entry !== 'acted') continue;
    const holder = seats[entry.seat]!;
    const isBots = holder.is === 'bot' && holder.standsInFor === undefined;
    // Before a person's steps, or those they took back, there was somebody else's turn.
    if (person !== undefined && person !== entry.seat) break;
    if (!areAll(events, isBots ? BOTS : OWN)) break;
    if (!isBots) person = entry.seat;
    found.push({ seq: entry.seq, seat: entry.seat, isBots });
  }
  if (found.every(({ isBots }) => isBots)) return [];
  return found.reverse().map((step) => ({ seq: step.seq, seat: step.seat }));
}

/** The moments whose steps weren't taken back by the last of them. */
export function notTakenBack(moments: readonly Moment[]): Moment[] {
  const undone = new Set<number>();
  for (const { entry } of moments)
    if (entry.entry === 'undone')
      for (let seq = entry.to + 1; seq < entry.seq; seq++) undone.add(seq);
  return moments.filter(({ entry }) => !undone.has(entry.seq) || entry.entry !== 'acted');
}

function areAll(events: readonly Event[], names: readonly string[]): boolean {
  return events.every(({ event }) => names.includes(event));
}
