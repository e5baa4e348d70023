import type { Seat } from '@hand-and-foot/engine';
import type { FromTable, Present } from '@hand-and-foot/protocol';
import type { Guest, Listener, Mirror } from '@hand-and-foot/table';
import type { Surroundings } from './ports.ts';
import { Presence, type WhoIsHere } from './presence.ts';

/** The source of a visit's messages: a table or its mirror. */
export type Teller = Omit<Mirror, 'leave'>;

/** The last entry a visitor was told of, and their seat. */
export interface Known {
  readonly seq: number;
  readonly seat: Seat | undefined;
}

export const NOTHING_KNOWN: Known = { seq: 0, seat: undefined };

/** The room that visits are in. */
interface Hosting {
  /** Undefined once we know well enough who they are; until then a promise. */
  caughtUpFor(guest: Guest, known: Known): Promise<void> | undefined;
  /** Other people are at the table now, here or elsewhere. */
  arePresent(seats: ReadonlySet<Seat>): void;
}

/** Somebody's stay at a table. */
export interface Visit {
  /** Tells them everything after `known`, as if they had just come; nobody else notices. */
  again(known: Known): void;
  leave(): void;
}

/** People at a table on this node, whichever node runs it. */
export class Visits {
  readonly presence: Presence;
  private readonly host: Hosting;
  private readonly all = new Set<Stay>();
  /** Set before anybody comes. */
  private teller!: Teller;

  constructor(id: string, around: Surroundings, host: Hosting) {
    this.host = host;
    this.presence = new Presence(id, around, this);
  }

  isEmpty(): boolean {
    return this.all.size === 0;
  }

  /** Admits somebody once we know well enough who they are, if they may still come in. */
  add(guest: Guest, listener: Listener, known: Known): Visit {
    const visit = new Stay(this, guest, listener, known);
    this.all.add(visit);
    this.beginOnceReady(visit);
    return visit;
  }

  /** Switches the source of their messages; they notice nothing. */
  toldBy(next: Teller): void {
    this.teller = next;
    this.presence.restart();
    // If this node was frozen, it may have read less than they know.
    for (const visit of this.all) if (!visit.waiting) this.beginOnceReady(visit);
    this.presence.mayHaveChanged();
  }

  /** Asks everybody to reconnect, here or elsewhere. */
  dismiss(): void {
    const all = [...this.all];
    this.all.clear();
    for (const visit of all) {
      visit.callOff?.();
      visit.listener({ is: 'stopped' });
    }
  }

  remove(visit: Stay): void {
    if (this.all.delete(visit)) this.presence.mayHaveChanged();
  }

  beginOnceReady(visit: Stay): void {
    const waiting = this.host.caughtUpFor(visit.guest, visit);
    visit.waiting = waiting;
    if (!waiting) this.begin(visit);
    // If we can't tell whether they may come in, they're asked to reconnect.
    else
      waiting.then(
        () => visit.waiting === waiting && this.begin(visit),
        () => visit.listener({ is: 'stopped' }),
      );
  }

  countHere(): WhoIsHere {
    const seats = new Set<Seat>();
    let watchers = 0;
    for (const { guest } of this.all) {
      const { seat, admitted } = this.teller.roles(guest);
      if (seat !== undefined) seats.add(seat);
      else if (admitted) watchers++;
    }
    return { seats: [...seats].sort((a, b) => a - b), watchers };
  }

  /** Tells everybody who is here. */
  spread(): void {
    if (!this.isEmpty()) {
      const message = this.whoIsHere();
      for (const { guest, listener } of this.all)
        if (this.teller.roles(guest).admitted) listener(message);
    }
    this.host.arePresent(new Set(this.presence.message().seats));
  }

  private begin(visit: Stay): void {
    visit.waiting = undefined;
    if (!this.all.has(visit)) return;
    visit.attend(this.teller);
    this.presence.mayHaveChanged();
    const { guest, listener } = visit;
    if (this.teller.roles(guest).admitted) listener(this.whoIsHere());
  }

  private whoIsHere(): Present {
    return { ...this.presence.message(), turnAge: this.teller.turnAge() };
  }
}

class Stay implements Visit, Known {
  readonly guest: Guest;
  readonly listener: Listener;
  private readonly visits: Visits;
  seq: number;
  seat: Seat | undefined;
  /** Pending until we know who they are and what happened since they were last told. */
  waiting: Promise<void> | undefined;
  callOff: (() => void) | undefined;

  constructor(visits: Visits, guest: Guest, listener: Listener, { seq, seat }: Known) {
    this.visits = visits;
    this.guest = guest;
    this.listener = listener;
    this.seq = seq;
    this.seat = seat;
  }

  again({ seq, seat }: Known): void {
    this.callOff?.();
    this.seq = seq;
    this.seat = seat;
    this.visits.beginOnceReady(this);
  }

  leave(): void {
    this.callOff?.();
    this.visits.remove(this);
  }

  /** Hears everything from this table or mirror from now on. */
  attend(teller: Teller): void {
    this.callOff?.();
    const have = teller.roles(this.guest).seat === this.seat ? this.seq : 0;
    this.callOff = teller.watch(this.guest, (message) => this.hear(message), have);
  }

  private hear(message: FromTable): void {
    // A table that stops here continues elsewhere, or here again: visits outlive it.
    if (message.is === 'stopped') return;
    if ('seq' in message && message.is !== 'answer') this.seq = message.seq;
    if (message.is === 'snapshot') this.seat = message.seat;
    this.listener(message);
  }
}
