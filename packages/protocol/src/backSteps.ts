import type { Event, Seat } from '@hand-and-foot/engine';
import type { Holder } from './holder.ts';

/** A step in the game that can still be taken back: its entry, and the seat that took it. */
export interface BackStep {
  readonly seq: number;
  readonly seat: Seat;
}

/** Events that show nobody a hidden card, if a person plays: the rest of them was in their hand or on the table. */
const OPEN: ReadonlySet<Event['event']> = new Set([
  'tookUpcard',
  'pickedUp',
  'laid',
  'completed',
  'capped',
  'discarded',
  'turnEnded',
]);

/** Events that show no person anything, if a bot plays. Bots forget what is taken back. */
const UNSEEN: ReadonlySet<Event['event']> = new Set(['drew', 'reshuffled', 'deckAdded']);

/**
 * The steps that can be taken back after these events, oldest first: those of one person since the last hidden card was
 * shown to anybody, and a bot's draws after them. Only names and seats of events count, so everybody at the table
 * comes to the same answer.
 */
export function backStepsAfter<T extends object>(
  steps: readonly (BackStep & T)[],
  seats: readonly Holder[],
  events: readonly Event[],
  step: { readonly seq: number } & T,
): readonly (BackStep & T)[] {
  const seat = actorIn(events);
  const holder = seat === undefined ? undefined : seats[seat];
  if (seat === undefined || !holder) return [];
  const next = { ...step, seat };
  if (isPersons(holder))
    return areAll(events, OPEN) ? [...(isOwn(steps, seat) ? steps : []), next] : [];
  return steps.length > 0 && areAll(events, UNSEEN) ? [...steps, next] : [];
}

/** The last of these steps that is the seat's own: it and all after it can be taken back together. */
export function lastOwnStep(steps: readonly BackStep[], seat: Seat): number | undefined {
  if (!isOwn(steps, seat)) return undefined;
  return steps.map((step) => step.seat).lastIndexOf(seat);
}

/** The people who must agree before the seat's steps are taken back at a shared table. */
export function whoIsAsked(seats: readonly Holder[], seat: Seat): Seat[] {
  return [...seats.keys()].filter((other) => other !== seat && seats[other]!.is === 'person');
}

function actorIn(events: readonly Event[]): Seat | undefined {
  for (const event of events) if ('seat' in event) return event.seat;
  return undefined;
}

/** The person a bot is playing for may be looking at its cards. */
function isPersons(holder: Holder): boolean {
  return holder.is !== 'bot' || holder.standsInFor !== undefined;
}

function areAll(events: readonly Event[], names: ReadonlySet<Event['event']>): boolean {
  return events.every(({ event }) => names.has(event));
}

/** The first step is always a person's. */
function isOwn([first]: readonly BackStep[], seat: Seat): boolean {
  return first?.seat === seat;
}
