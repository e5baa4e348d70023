import type { Event } from '@hand-and-foot/engine';
import type { Turn } from './tableLink.ts';

/** How many turns of the past are kept for the history. */
const KEPT = 60;

/** The turns with these events told: a turn goes on until another seat does something. */
export function withEvents(turns: readonly Turn[], events: readonly Event[]): readonly Turn[] {
  const next = [...turns];
  for (const event of events) {
    if (event.event === 'roundBegan') next.splice(0, next.length, ...drawnForStart(next));
    const seat = seatOf(event);
    const last = next.at(-1);
    if (last && (seat === undefined || last.seat === seat || isAside(event)))
      next[next.length - 1] = { seat: last.seat, events: [...last.events, event] };
    else next.push({ seat, events: [event] });
  }
  return next.slice(-KEPT);
}

/** The draw for the start is told before the round it belongs to. */
function drawnForStart(turns: readonly Turn[]): Turn[] {
  const events = turns.at(-1)?.events.filter(({ event }) => event === 'drewForStart') ?? [];
  return events.length > 0 ? [{ seat: undefined, events }] : [];
}

/** Said by a partner in the middle of another's turn. */
function isAside({ event }: Event): boolean {
  return event === 'answered';
}

/** Whose doing it is; what belongs to the deal or the end is nobody's. */
function seatOf(event: Event): number | undefined {
  return 'seat' in event && event.event !== 'tookHand' ? event.seat : undefined;
}
