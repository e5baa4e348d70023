import type { Seat } from '@hand-and-foot/engine';
import type { FromTable, Present } from '@hand-and-foot/protocol';
import type { Guest, Mirror } from '@hand-and-foot/table';
import type { Surroundings } from './ports.ts';
import { newPresence, type Presence, type WhoIsHere } from './presence.ts';

/** The source of a visit's messages: a table or its mirror. */
export type Teller = Omit<Mirror, 'leave'>;

/** People at a table on this node, whichever node runs it. */
export interface Visits {
  isEmpty(): boolean;
  readonly presence: Presence;
  /** Admits somebody once `ready`, if they may still come in. */
  add(visitor: Visitor, ready: Ready): Visit;
  /** Switches the source of their messages; they notice nothing. */
  toldBy(teller: Teller): void;
  /** Asks everybody to reconnect, here or elsewhere. */
  dismiss(): void;
}

/** Somebody's stay at a table. */
export interface Visit {
  /** Tells them everything after `known`, as if they had just come; nobody else notices. */
  again(known: Known): void;
  leave(): void;
}

/** Undefined once we know well enough who they are; until then a promise. */
type Ready = (known: Known) => Promise<void> | undefined;

interface Visitor {
  readonly guest: Guest;
  readonly listener: (message: FromTable) => void;
  readonly known: Known;
}

/** The last entry a visitor was told of, and their seat. */
export interface Known {
  readonly seq: number;
  readonly seat: Seat | undefined;
}

export const NOTHING_KNOWN: Known = { seq: 0, seat: undefined };

interface Stay extends Pick<Visitor, 'guest' | 'listener'> {
  seq: number;
  seat: Seat | undefined;
  readonly ready: Ready;
  /** Pending until we know who they are and what happened since they were last told. */
  waiting: Promise<void> | undefined;
  callOff(): void;
}

/** Calls `changed` with the people at the table whenever they change. */
export function newVisits(
  id: string,
  around: Surroundings,
  changed: (seats: ReadonlySet<Seat>) => void,
): Visits {
  const visits = new Set<Stay>();
  const presence = newPresence(id, around, countHere, spread);
  /** Set before anybody comes. */
  let teller!: Teller;

  function attend(visit: Stay): void {
    const { guest, listener } = visit;
    const tell = (message: FromTable): void => {
      // A table that stops here continues elsewhere, or here again: visits outlive it.
      if (message.is === 'stopped') return;
      if ('seq' in message && message.is !== 'answer') visit.seq = message.seq;
      if (message.is === 'snapshot') visit.seat = message.seat;
      listener(message);
    };
    visit.callOff();
    const have = teller.roles(guest).seat === visit.seat ? visit.seq : 0;
    visit.callOff = teller.watch(guest, tell, have);
  }

  function countHere(): WhoIsHere {
    const seats = new Set<Seat>();
    let watchers = 0;
    for (const { guest } of visits) {
      const { seat, admitted } = teller.roles(guest);
      if (seat !== undefined) seats.add(seat);
      else if (admitted) watchers++;
    }
    return { seats: [...seats].sort((a, b) => a - b), watchers };
  }

  function whoIsHere(): Present {
    return { ...presence.message(), turnAge: teller.turnAge() };
  }

  function spread(): void {
    if (visits.size > 0) {
      const message = whoIsHere();
      for (const { guest, listener } of visits) if (teller.roles(guest).admitted) listener(message);
    }
    changed(new Set(presence.message().seats));
  }

  function begin(visit: Stay): void {
    visit.waiting = undefined;
    if (!visits.has(visit)) return;
    attend(visit);
    presence.mayHaveChanged();
    greet(visit);
  }

  function greet({ guest, listener }: Stay): void {
    if (teller.roles(guest).admitted) listener(whoIsHere());
  }

  function beginOnceReady(visit: Stay): void {
    const waiting = visit.ready(visit);
    visit.waiting = waiting;
    if (!waiting) begin(visit);
    // If we can't tell whether they may come in, they're asked to reconnect.
    else
      waiting.then(
        () => visit.waiting === waiting && begin(visit),
        () => visit.listener({ is: 'stopped' }),
      );
  }

  return {
    isEmpty: () => visits.size === 0,
    presence,
    add({ guest, listener, known }, ready) {
      const visit: Stay = {
        guest,
        listener,
        ...known,
        ready,
        waiting: undefined,
        callOff: () => undefined,
      };
      visits.add(visit);
      beginOnceReady(visit);
      return {
        again(have) {
          visit.callOff();
          Object.assign(visit, have);
          beginOnceReady(visit);
        },
        leave() {
          visit.callOff();
          if (visits.delete(visit)) presence.mayHaveChanged();
        },
      };
    },
    toldBy(next) {
      teller = next;
      presence.restart();
      // If this node was frozen, it may have read less than they know.
      for (const visit of visits) if (!visit.waiting) beginOnceReady(visit);
      presence.mayHaveChanged();
    },
    dismiss() {
      const all = [...visits];
      visits.clear();
      for (const visit of all) {
        visit.callOff();
        visit.listener({ is: 'stopped' });
      }
    },
  };
}
