import type { Seat } from '@hand-and-foot/engine';
import type { Command, FromTable } from '@hand-and-foot/protocol';
import {
  loadTable,
  mirrorTable,
  type Guest,
  type Log,
  type Mirror,
  type Reply,
  type Roles,
  type Table,
} from '@hand-and-foot/table';
import type { Wake } from '../bus/bus.ts';
import type { Hold } from '../store/store.ts';
import { newMailbox } from './mailbox.ts';
import type { Surroundings } from './ports.ts';
import { newPresence } from './presence.ts';
import { HOLD } from './times.ts';

/** A table as this node has it: run here, or mirrored while another node runs it. */
export interface Room {
  readonly id: string;
  /** What it is run under; undefined where it is mirrored. */
  readonly hold: Hold | undefined;
  /** Whether anybody is here. */
  readonly isEmpty: boolean;
  roles(guest: Guest): Roles;
  /** Tells the listener everything it may know from now on, until it is called off. */
  enter(guest: Guest, listener: (message: FromTable) => void, known?: Known): () => void;
  ask(guest: Guest, command: Command, reply: (reply: Reply) => void): void;
  hear(wake: Wake): void;
  /** Looks for what it was not told: letters, entries, and whether the table needs a node. */
  lookAround(): void;
  /** The table is another node's by now. */
  lose(): Promise<void>;
  /** Tells other nodes again who is here. */
  tellPresence(): void;
  leave(): Promise<void>;
}

/** The last entry that a visitor has been told of, and in which seat. */
interface Known {
  readonly seq: number;
  readonly seat: Seat | undefined;
}

/** Another node has the table by now, so nothing may be written to it from here. */
class Lost extends Error {
  override name = 'Lost';
}

/** The table of this id, taken over if nobody runs it; undefined if there is none. */
export async function openRoom(id: string, around: Surroundings): Promise<Room | undefined> {
  const { store, bus, clock, node } = around;
  if ((await store.read(id, 1)).length === 0) return undefined;
  const visits = new Set<Visit>();
  const mailbox = newMailbox(id, around);
  const presence = newPresence(id, around, () => spreadPresence());
  let held: { table: Table; hold: Hold } | undefined;
  let mirror: Mirror | undefined;
  /** What visits are told by: the table or its mirror, or for a moment a table that was given up. */
  let told!: Pick<Mirror, 'watch' | 'roles'>;
  let isLeft = false;
  /** Changes of who runs the table, one after the other. */
  let line: Promise<unknown> = Promise.resolve();

  // Whoever is here

  interface Visit {
    readonly guest: Guest;
    readonly listener: (message: FromTable) => void;
    /** The last entry it was told of, and as which seat. */
    seq: number;
    seat: Seat | undefined;
    callOff(): void;
  }

  function attend(visit: Visit): void {
    const { guest, listener } = visit;
    const tell = (message: FromTable): void => {
      // A table that stops here goes on elsewhere, or here again: visits outlive it.
      if (message.is === 'stopped') return;
      if ('seq' in message && message.is !== 'answer') visit.seq = message.seq;
      if (message.is === 'snapshot') visit.seat = message.seat;
      listener(message);
    };
    const have = rolesOf(guest).seat === visit.seat ? visit.seq : 0;
    visit.callOff = told.watch(guest, tell, have);
  }

  function attendAll(): void {
    for (const visit of visits) {
      visit.callOff();
      attend(visit);
    }
  }

  function notePresence(): void {
    const seats = new Set<Seat>();
    let watchers = 0;
    for (const { guest } of visits) {
      const { seat, admitted } = rolesOf(guest);
      if (seat !== undefined) seats.add(seat);
      else if (admitted) watchers++;
    }
    presence.here(seats, watchers);
  }

  /** Whoever has a seat finds the table among their own. */
  function noteSeat(guest: Guest): void {
    if (rolesOf(guest).seat === undefined) return;
    store.note(guest.guest, id).catch(trouble);
  }

  function spreadPresence(): void {
    const message = presence.message();
    for (const { guest, listener } of visits) if (rolesOf(guest).admitted) listener(message);
    held?.table.present(new Set(message.seats));
  }

  // Who runs the table

  function logUnder(hold: Hold): Log {
    return {
      async append(table, expected, entries) {
        const outcome = await store.append(table, hold, expected, entries);
        if (outcome === 'lost') throw new Lost();
        if (outcome === 'ok') bus.wake(id, { is: 'written' });
        return outcome;
      },
      read: async (table, from) => store.read(table, from),
    };
  }

  async function take(): Promise<boolean> {
    const hold = await store.take(id, node, HOLD);
    if (!hold) return false;
    const table = await loadTable(id, {
      log: logUnder(hold),
      clock,
      entropy: { seed: () => around.secret() },
      botFor: (level, temperament) => around.botFor(level, temperament),
      deal: around.deal,
      report: (fault) => {
        around.report({ ...fault, table: id });
        if (fault.fault === 'stopped') void change(standAside);
      },
    });
    if (!table) {
      await store.release(hold);
      return false;
    }
    mirror?.leave();
    mirror = undefined;
    held = { table, hold };
    told = table;
    attendAll();
    notePresence();
    table.present(new Set(presence.message().seats));
    mailbox.deliver(table);
    return true;
  }

  /** Gives the table up and follows it from outside; whoever is here notices nothing. */
  async function standAside(): Promise<void> {
    if (held) {
      const { table, hold } = held;
      held = undefined;
      table.leave();
      await store.release(hold).catch(() => undefined);
    }
    if (!isLeft) await follow();
  }

  async function follow(): Promise<boolean> {
    if (mirror) return true;
    mirror = await mirrorTable(id, { log: readOnly(), clock, deal: around.deal });
    if (!mirror) return false;
    told = mirror;
    attendAll();
    notePresence();
    return true;
  }

  function readOnly(): Log {
    return {
      append: () => Promise.reject(new Lost()),
      read: async (table, from) => store.read(table, from),
    };
  }

  function change<T>(job: () => Promise<T>): Promise<T | undefined> {
    const next = line.then(async () => (isLeft ? undefined : job()));
    line = next.catch(trouble);
    return next;
  }

  function rolesOf(guest: Guest): Roles {
    return told.roles(guest);
  }

  const isThere = await change(async () => (await take()) || follow());
  if (!isThere) return undefined;
  const stopFollowing = bus.follow(id, hear);

  function hear(wake: Wake): void {
    switch (wake.is) {
      case 'written':
        catchUp();
        break;
      case 'posted':
        if (held) mailbox.deliver(held.table);
        break;
      case 'answered':
        mailbox.collect(wake.letter);
        break;
      case 'present':
        presence.elsewhere(wake);
        break;
    }
  }

  function catchUp(): void {
    mirror?.catchUp().then(notePresence, trouble);
  }

  function trouble(error: unknown): void {
    around.report({ fault: 'background', table: id, error });
  }

  /** Whoever hears that something was done finds it done here too, say the seat that they got by it. */
  function onceRead(given: Reply, reply: (given: Reply) => void): void {
    const { answer } = given;
    if (!mirror || !answer.ok || mirror.seq >= answer.seq) reply(given);
    else
      mirror
        .catchUp()
        .catch(trouble)
        .finally(() => reply(given));
  }

  return {
    id,
    get hold() {
      return held?.hold;
    },
    get isEmpty() {
      return visits.size === 0;
    },
    roles: rolesOf,
    enter(guest, listener, known = { seq: 0, seat: undefined }) {
      const visit: Visit = { guest, listener, ...known, callOff: () => undefined };
      visits.add(visit);
      attend(visit);
      notePresence();
      if (rolesOf(guest).admitted) listener(presence.message());
      noteSeat(guest);
      return () => {
        visit.callOff();
        visits.delete(visit);
        notePresence();
      };
    },
    ask(guest, command, reply) {
      const answered = (given: Reply): void => {
        reply(given);
        if (command.ask.do === 'act') return;
        notePresence();
        noteSeat(guest);
      };
      if (!held) {
        mailbox.post(guest, command, (given) => onceRead(given, answered));
        return;
      }
      held.table.ask(guest, command, (given) => {
        const { answer } = given;
        const isStopped = !answer.ok && answer.refusal.why === 'tableStopped';
        // It has not been done here. Whoever runs the table next will say whether it was done at all.
        if (isStopped) mailbox.post(guest, command, (posted) => onceRead(posted, answered));
        else answered(given);
      });
    },
    hear,
    lookAround() {
      catchUp();
      mailbox.collectAll();
      if (held) mailbox.deliver(held.table);
      else void change(async () => held !== undefined || (await take()) || follow());
    },
    lose: async () => {
      await change(standAside);
    },
    tellPresence: () => presence.tell(),
    async leave() {
      await change(async () => {
        isLeft = true;
        stopFollowing();
        presence.leave();
        mailbox.close();
        for (const visit of visits) visit.callOff();
        mirror?.leave();
        await standAside();
      });
    },
  };
}
