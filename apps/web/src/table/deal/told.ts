import type { Card, Event, Seat } from '@hand-and-foot/engine';
import type { Turn } from '../link/tableLink.ts';

/** What has been told of a deal so far. */
export interface DealTold {
  readonly cardsForStart: readonly Card[] | undefined;
  /** In the order of the grabs. */
  readonly grabs: readonly Grab[];
  readonly chosen: readonly Seat[];
  /** What is said of the deal apart from those: feet passed, the card turned up, cards laid at once. */
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

/** Whoever draws or takes begins the first turn, and the deal is behind. */
const FIRST_TURN = new Set<Event['event']>(['drew', 'tookUpcard', 'pickedUp']);

function eventsOfDeal(turns: readonly Turn[]): readonly Event[] {
  const events = turns.flatMap((turn) => turn.events);
  const end = events.findIndex(({ event }) => FIRST_TURN.has(event));
  return end < 0 ? events : events.slice(0, end);
}
