import type { Card, Event, Seat } from '@hand-and-foot/engine';
import type { Turn } from '../link/tableLink.ts';

/** The deal so far. */
export interface DealTold {
  readonly cardsForStart: readonly Card[] | undefined;
  /** In the order of the grabs. */
  readonly grabs: readonly Grab[];
  readonly chosen: readonly Seat[];
  /** Other events of the deal: feet passed, the upcard, cards laid out at once. */
  readonly rest: readonly Event[];
}

export interface Grab {
  readonly seat: Seat;
  readonly cards: number;
  readonly exact: boolean;
}

export function dealTold(turns: readonly Turn[]): DealTold {
  const grabs: Grab[] = [];
  const chosen: Seat[] = [];
  const rest: Event[] = [];
  let cardsForStart: readonly Card[] | undefined;
  for (const event of eventsOfDeal(turns)) {
    if (event.event === 'drewForStart') cardsForStart = event.cards;
    if (event.event === 'grabbed') grabs.push(event);
    if (event.event === 'choseHand') chosen.push(event.seat);
    if (REST.has(event.event)) rest.push(event);
  }
  return { cardsForStart, grabs, chosen, rest };
}

const REST = new Set<Event['event']>(['passed', 'upcard', 'replaced']);

/** Events that start the first turn and end the deal. */
const FIRST_TURN = new Set<Event['event']>(['drew', 'tookUpcard', 'pickedUp']);

function eventsOfDeal(turns: readonly Turn[]): readonly Event[] {
  const events = turns.flatMap((turn) => turn.events);
  const end = events.findIndex(({ event }) => FIRST_TURN.has(event));
  return end < 0 ? events : events.slice(0, end);
}
