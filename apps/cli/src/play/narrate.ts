import type { Event, Seat, View } from '@hand-and-foot/engine';
import { sayEvent, sayTurn } from '@hand-and-foot/words';
import { contextOf, sideInRound, type Seated } from './seated.ts';

/** The events in sentences, with everything a seat did in a row told as one. */
export function narrate(seated: Seated, view: View, events: readonly Event[]): string[] {
  const context = contextOf(seated, view.round);
  return stretchesOf(events, seated.you).flatMap(({ seat, events: told }) => {
    if (seat === undefined) return told.flatMap((event) => sayEvent(event, context) ?? []);
    const melds = view.melds[sideInRound(seated, view.round, seat)]!;
    return sayTurn(told, { ...context, melds }) ?? [];
  });
}

/** Events in a row that become one sentence about a seat; without a seat, a sentence each. */
interface Stretch {
  seat: Seat | undefined;
  events: Event[];
}

function stretchesOf(events: readonly Event[], you: Seat): Stretch[] {
  const stretches: Stretch[] = [];
  for (const event of events) {
    const seat = seatInTurn(event, you);
    const last = stretches.at(-1);
    if (last && last.seat === seat) last.events.push(event);
    else stretches.push({ seat, events: [event] });
  }
  return stretches;
}

/** The seat whose turn tells of the event; undefined if the event needs a sentence of its own. */
function seatInTurn(event: Event, you: Seat): Seat | undefined {
  switch (event.event) {
    case 'drew':
    case 'replaced':
      // You want to read which cards you got; a turn only counts them.
      return event.seat === you ? undefined : event.seat;
    case 'wentOut':
      // A turn doesn't say that everyone else gets one more.
      return event.lap ? undefined : event.seat;
    case 'tookUpcard':
    case 'pickedUp':
    case 'laid':
    case 'completed':
    case 'capped':
    case 'tookFoot':
    case 'discarded':
      return event.seat;
    default:
      return undefined;
  }
}
