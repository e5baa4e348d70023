import { eventFor, viewFor, type Event, type Seat } from '@hand-and-foot/engine';
import { PROTOCOL, type News, type Snapshot } from '@hand-and-foot/protocol';
import type { Happening, Sitting } from './sitting.ts';

// The only way out of a table: views and events as the engine shows them to one seat, and what is public.

function snapshotFor(sitting: Sitting, seat: Seat | undefined): Snapshot {
  const { seq, table, seats, state, rounds, closed, lately, lastTurnBegan } = sitting;
  return {
    is: 'snapshot',
    protocol: PROTOCOL,
    seq,
    ...(seat === undefined ? {} : { seat }),
    terms: table,
    seats: [...seats],
    ...(state ? { view: viewFor(state, seat) } : {}),
    lately: lately
      .filter((happening) => happening.seq > lastTurnBegan)
      .flatMap(({ events }) => events.map((event) => eventFor(event, seat))),
    rounds: [...rounds],
    closed,
  };
}

/** What the seat has yet to be told after the entry it has: only that, or a snapshot if it is too long ago. */
export function newsSince(
  sitting: Sitting,
  seat: Seat | undefined,
  have: number,
): News[] | [Snapshot] {
  const { lately, seq } = sitting;
  const oldest = lately[0]?.seq ?? seq + 1;
  if (have < oldest - 1 || have > seq) return [snapshotFor(sitting, seat)];
  return lately
    .filter((happening) => happening.seq > have)
    .map((happening) => newsFor(happening, seat));
}

/** The news of one entry, for each seat its own; those who see the same are handed the same object. */
export function editionsOf(happening: Happening): (seat: Seat | undefined) => News {
  const open = newsFor(happening, undefined);
  return (seat) =>
    happening.events.some((event) => isShownMore(event, seat)) ? newsFor(happening, seat) : open;
}

/** `eventFor` gives back the event itself where it hides nothing. */
function isShownMore(event: Event, seat: Seat | undefined): boolean {
  if (seat === undefined || eventFor(event) === event) return false;
  return event.event === 'sawBottoms' || eventFor(event, seat) === event;
}

function newsFor({ seq, deed, events }: Happening, seat: Seat | undefined): News {
  switch (deed.entry) {
    case 'seated':
      return { is: 'seated', seq, seat: deed.seat, holder: deed.holder };
    case 'closed':
      return { is: 'closed', seq };
    case 'opened':
    case 'dealt':
    case 'acted':
      return { is: 'happened', seq, events: events.map((event) => eventFor(event, seat)) };
  }
}
