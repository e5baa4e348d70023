import type { Command, FromTable, TableRefusal } from '@hand-and-foot/protocol';
import {
  Corrupt,
  loadTable,
  mirrorTable,
  Stopped,
  type Guest,
  type Log,
  type Mirror,
  type Reply,
  type Roles,
  type Table,
} from '@hand-and-foot/table';
import type { Wake } from '../bus/bus.ts';
import type { Hold } from '../store/store.ts';
import { fullBucket, takes } from '../session/bucket.ts';
import { GUESSES } from './bounds.ts';
import { newCrowd } from './crowd.ts';
import { newLooks } from './looks.ts';
import { newMailbox, refusing } from './mailbox.ts';
import type { Surroundings } from './ports.ts';
import type { Shares } from './shares.ts';
import { sureFor } from './sureFor.ts';
import { HOLD, STRANGERS_EVERY } from './times.ts';
import type { UnderWay } from './underWay.ts';
import { newVisits, NOTHING_KNOWN, type Known, type Teller, type Visit } from './visits.ts';

/** A table on this node: run here, or mirrored from the node that runs it. */
export interface Room {
  readonly id: string;
  /** The lease it runs under; undefined for a mirror. */
  hold(): Hold | undefined;
  /** Whether nobody is here. */
  isEmpty(): boolean;
  roles(guest: Guest): Roles;
  /** Tells the listener everything it may know, until it leaves. */
  enter(guest: Guest, listener: (message: FromTable) => void, known?: Known): Visit;
  ask(guest: Guest, command: Command, reply: (reply: Reply) => void): void;
  /** Polls for missed letters and entries, and for a table that needs a node. */
  lookAround(areLettersWaiting: boolean): void;
  /** Repeats the wake-up for unanswered letters: the first may have been lost. */
  remind(): void;
  /** The lease was renewed: the table runs here while `isSure`. */
  renewed(hold: Hold, isSure: () => boolean): void;
  /** Another node has the table now. */
  lose(): void;
  /** Repeats to other nodes who is here. */
  tellPresence(): void;
  leave(): Promise<void>;
}

/** Another node has the table, so this one mustn't write to it. */
class Lost extends Error {
  override name = 'Lost';
}

/** Opens the table, taking it over if nobody runs it; undefined if there is none. */
export async function openRoom(
  id: string,
  around: Surroundings,
  underWay: UnderWay,
  shares: Shares,
): Promise<Room | undefined> {
  const { store, bus, clock, node } = around;
  const span = around.lease?.span ?? HOLD;
  if ((await store.read(id, 1)).length === 0) return undefined;
  const mailbox = newMailbox(id, around);
  const visits = newVisits(id, around, (seats) => held?.table.present(seats));
  /** Nobody else can have the table while `isSure`. */
  let held: { readonly table: Table; readonly hold: Hold; isSure: () => boolean } | undefined;
  let mirror: Mirror | undefined;
  /** The table or its mirror, or for a moment a table that was given up. */
  let teller!: Teller;
  let isLeft = false;
  /** People whose earlier command, still unanswered, may give them a say. */
  const inside = newCrowd();
  const guesses = fullBucket(GUESSES, clock.now());
  /** Changes of the table's node, one after another. */
  let line: Promise<unknown> = Promise.resolve();

  function logUnder(hold: Hold): Log {
    return {
      append: (table, expected, entries) =>
        store.append(table, hold, expected, entries).then((outcome) => {
          if (outcome === 'lost') throw new Lost();
          if (outcome === 'ok') bus.wake(id, { is: 'written' });
          return outcome;
        }),
      read: async (table, from) => store.read(table, from),
      find: async (table, asked, from) => store.find(table, asked, from),
    };
  }

  async function take(): Promise<boolean> {
    const isSure = sureFor(span, clock);
    const hold = await store.take(id, node, span);
    if (!hold) return false;
    const table = await loadTable(id, {
      log: logUnder(hold),
      clock,
      entropy: { seed: () => around.secret() },
      botFor: (level, temperament) => around.botFor(level, temperament, id),
      deal: around.deal,
      share: shares.of(id),
      report: (fault) => {
        around.report({ ...fault, table: id });
        if (fault.fault === 'stopped') void change(standAside);
      },
    }).catch(async (error: unknown) => {
      await store.release(hold).catch(() => undefined);
      throw error;
    });
    if (!table) {
      await store.release(hold);
      return false;
    }
    mirror?.leave();
    mirror = undefined;
    await forgo(table);
    held = { table, hold, isSure };
    tellBy(table);
    table.present(new Set(visits.presence.message().seats));
    deliver();
    return true;
  }

  /** A given-up command isn't done when it comes again, whichever node runs the table. */
  async function forgo(table: Table): Promise<void> {
    for (const { guest, command } of await store.givenUp(id))
      table.giveUp(guest, command, () => undefined);
  }

  /** Delivers waiting letters if the table runs here. */
  function deliver(): void {
    if (!held) return;
    const { table, hold } = held;
    mailbox.deliver(
      table,
      async () => (held?.hold === hold && held.isSure()) || isStillRunHere(hold),
      () => visits.presence.mayHaveChanged(),
    );
  }

  async function isStillRunHere(hold: Hold): Promise<boolean> {
    return (await store.renew(node, [hold], span)).length === 0;
  }

  /** Gives the table up and mirrors it; people here notice nothing. */
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
    tellBy(mirror);
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

  function tellBy(next: Teller): void {
    teller = next;
    visits.toldBy(next);
  }

  function rolesOf(guest: Guest): Roles {
    return teller.roles(guest);
  }

  /** Adds the table to a seated guest's list. */
  function noteSeat(guest: Guest): void {
    if (rolesOf(guest).seat !== undefined) store.note(guest.guest, id).catch(trouble);
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
        deliver();
        break;
      case 'answered':
        mailbox.collect(wake.letter);
        break;
      case 'present':
        visits.presence.elsewhere(wake);
        break;
    }
  }

  function catchUp(): void {
    mirror?.catchUp().then(() => visits.presence.mayHaveChanged(), trouble);
  }

  function trouble(error: unknown): void {
    if (error instanceof Corrupt) around.report({ fault: 'damaged', table: id, error });
    else around.report({ fault: 'background', table: id, error });
  }

  /** An answer by letter comes after its entries, say the seat it gave them. */
  function onceRead(given: Reply, reply: (given: Reply) => void): void {
    const { answer } = given;
    if (!mirror || (answer.ok && mirror.seq() >= answer.seq)) reply(given);
    else
      mirror
        .catchUp()
        .catch(trouble)
        .finally(() => reply(given));
  }

  /** Reads once for all strangers together, because any number may come. */
  const lookForStrangers = newLooks(STRANGERS_EVERY, clock, readOn);

  /** A table given up meanwhile reads nothing more, so its successor is asked. */
  async function readOn(): Promise<void> {
    for (;;) {
      await line;
      const asked = teller;
      const [read] = await Promise.allSettled([asked.catchUp()]);
      await line;
      if (asked !== teller) continue;
      if (read.status === 'rejected') throw read.reason;
      return;
    }
  }

  async function lookAgain(): Promise<void> {
    return lookForStrangers().catch((error: unknown) => {
      if (!(error instanceof Stopped)) trouble(error);
      throw error;
    });
  }

  /** Whether this node surely runs the table; if it was frozen, another one may by now. */
  function isRunHere(): boolean {
    return held?.isSure() === true;
  }

  /** Nobody is turned away, or sent back in time, because this node hasn't caught up. */
  function caughtUpFor(guest: Guest, { seq }: Known): Promise<void> | undefined {
    const isUpToDate = teller.seq() >= seq && (rolesOf(guest).admitted || isRunHere());
    return isUpToDate ? undefined : lookAgain();
  }

  /** People without a say are refused right here: nothing is stored for them. */
  function atDoor(
    guest: Guest,
    command: Command,
    refuse: (why: TableRefusal) => void,
    letIn: (hasSay: boolean) => void,
  ): void {
    const whyNot = (): TableRefusal | undefined =>
      // Their admission may give them a say, so the next command waits behind it.
      inside.has(guest.guest) ? undefined : teller.whyNotHeard(guest, command.ask);
    const judge = (why: TableRefusal | undefined): void => {
      // Only the table can say for sure that a link doesn't exist: it may be created this very moment.
      if (!why) letIn(true);
      else if (why.why !== 'noSuchLink') refuse(why);
      else if (takes(guesses, GUESSES, clock.now())) letIn(false);
      else refuse({ why: 'busy' });
    };
    const why = whyNot();
    if (!why || isRunHere()) judge(why);
    else
      lookAgain().then(
        () => judge(whyNot()),
        () => refuse({ why: 'tableStopped' }),
      );
  }

  /** Runs it at the table, here or by letter. */
  function carryOut(guest: Guest, command: Command, answered: (given: Reply) => void): void {
    const post = (): void => mailbox.post(guest, command, (posted) => onceRead(posted, answered));
    if (!held) {
      post();
      return;
    }
    const { table, hold } = held;
    table.ask(guest, command, (given) => {
      const { answer } = given;
      // A done command is in the log.
      if (answer.ok) answered(given);
      // It wasn't done here. The table's next node will say whether it was done at all.
      else if (answer.refusal.why === 'tableStopped') post();
      // A refusal by a node that was frozen may be outdated.
      else if (held?.hold === hold && held.isSure()) answered(given);
      // The sender may have been told the missed entries by then.
      else
        isStillRunHere(hold).then(
          (isOurs) => (isOurs ? answered({ missed: [], answer }) : post()),
          post,
        );
    });
  }

  return {
    id,
    hold: () => held?.hold,
    isEmpty: () => visits.isEmpty(),
    roles: rolesOf,
    enter(guest, listener, known = NOTHING_KNOWN) {
      if (isLeft) {
        listener({ is: 'stopped' });
        return { again: () => undefined, leave: () => undefined };
      }
      const visit = visits.add({ guest, listener, known }, (have) => caughtUpFor(guest, have));
      noteSeat(guest);
      return visit;
    },
    ask(guest, command, reply) {
      const leaveLine = isLeft ? undefined : underWay.join(id, guest.guest);
      if (!leaveLine) {
        reply(refusing(command, { why: isLeft ? 'tableStopped' : 'busy' }));
        return;
      }
      let goOut = (): void => undefined;
      const answered = (given: Reply): void => {
        leaveLine();
        goOut();
        reply(given);
        if (command.ask.do === 'act') return;
        visits.presence.mayHaveChanged();
        if (given.answer.ok) noteSeat(guest);
      };
      const refuse = (why: TableRefusal): void => answered(refusing(command, why));
      atDoor(guest, command, refuse, (hasSay) => {
        if (hasSay) goOut = inside.add(guest.guest);
        carryOut(guest, command, answered);
      });
    },
    lookAround(areLettersWaiting) {
      catchUp();
      mailbox.collectAll();
      mailbox.postAgain();
      if (areLettersWaiting) deliver();
      if (!held) void change(async () => held !== undefined || (await take()) || follow());
    },
    remind() {
      if (!mailbox.isWaiting()) return;
      mailbox.collectAll();
      if (held) deliver();
      else bus.wake(id, { is: 'posted' });
    },
    renewed(hold, isSure) {
      if (held?.hold === hold) held.isSure = isSure;
    },
    lose() {
      void change(standAside);
    },
    tellPresence: () => visits.presence.tell(),
    async leave() {
      await change(async () => {
        isLeft = true;
        stopFollowing();
        visits.presence.leave();
        mailbox.close();
        visits.dismiss();
        mirror?.leave();
        await standAside();
      });
    },
  };
}
