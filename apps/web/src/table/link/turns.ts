import type { Event, Seat } from '@hand-and-foot/engine';
import type { Turn } from './tableLink.ts';

/** Past turns kept for the history. */
const KEPT = 60;

/** Adds events to the turns: a turn lasts until another seat acts. */
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

/** Adds a snapshot's turns: those before them are kept if they're the ones it goes on from. */
export function withSnapshot(turns: readonly Turn[], lately: readonly Event[]): readonly Turn[] {
  const told = withEvents([], lately);
  const first = JSON.stringify(told[0]);
  const at = turns.findLastIndex((turn) => JSON.stringify(turn) === first);
  return at < 0 ? told : [...turns.slice(0, at), ...told].slice(-KEPT);
}

/** The draw for the start comes before its round. */
function drawnForStart(turns: readonly Turn[]): Turn[] {
  const events = turns.at(-1)?.events.filter(({ event }) => event === 'drewForStart') ?? [];
  return events.length > 0 ? [{ seat: undefined, events }] : [];
}

/** A partner's words during another's turn. */
function isAside({ event }: Event): boolean {
  return event === 'answered';
}

/** The acting seat; none for the deal or the end. */
function seatOf(event: Event): Seat | undefined {
  return 'seat' in event && event.event !== 'tookHand' ? event.seat : undefined;
}
