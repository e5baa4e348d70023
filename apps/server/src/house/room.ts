import type { Seat } from '@hand-and-foot/engine';
import type { Command, TableRefusal } from '@hand-and-foot/protocol';
import type { Guest, Listener, Reply, Roles, Table } from '@hand-and-foot/table';
import type { Wake } from '../bus/bus.ts';
import type { Hold } from '../store/store.ts';
import { Door } from './door.ts';
import { Mailbox, refusing } from './mailbox.ts';
import type { Surroundings } from './ports.ts';
import type { Shares } from './shares.ts';
import type { Stay } from './stay.ts';
import { Tenure } from './tenure.ts';
import type { UnderWay } from './underWay.ts';
import { NOTHING_KNOWN, Visits, type Known, type Teller, type Visit } from './visits.ts';

type Told = (reply: Reply) => void;

/** Shared by all rooms of a node. */
interface OfNode {
  readonly underWay: UnderWay;
  readonly shares: Shares;
  readonly stay: Stay;
}

/** The visit of somebody who came too late. */
const NO_VISIT: Visit = { again: () => undefined, leave: () => undefined };

/** Opens the table, taking it over if nobody runs it; undefined if there is none. */
export async function openRoom(
  id: string,
  around: Surroundings,
  node: OfNode,
): Promise<Room | undefined> {
  if ((await around.store.read(id, 1)).length === 0) return undefined;
  const room = new Room(id, around, node);
  return (await room.begin()) ? room : undefined;
}

/** A table on this node: run here, or mirrored from the node that runs it. */
export class Room {
  readonly id: string;
  private readonly around: Surroundings;
  private readonly underWay: UnderWay;
  private readonly tenure: Tenure;
  private readonly door: Door;
  private readonly visits: Visits;
  private readonly mailbox: Mailbox;
  private isLeft = false;
  private stopFollowing: (() => void) | undefined;

  constructor(id: string, around: Surroundings, { underWay, shares, stay }: OfNode) {
    this.id = id;
    this.around = around;
    this.underWay = underWay;
    this.tenure = new Tenure(id, around, { shares, stay, owner: this });
    this.door = new Door(this.tenure, around.clock);
    this.visits = new Visits(id, around, this);
    this.mailbox = new Mailbox(id, around, () => this.deliver());
  }

  /** False if there is no such table. */
  async begin(): Promise<boolean> {
    if (!(await this.tenure.begin())) return false;
    this.stopFollowing = this.around.bus.follow(this.id, (wake) => this.hear(wake));
    // Others announce what they write only to nodes that they know of.
    this.visits.presence.greet();
    return true;
  }

  /** The lease it runs under; undefined for a mirror. */
  hold(): Hold | undefined {
    return this.tenure.hold();
  }

  /** Whether this node surely runs the table. */
  isSure(): boolean {
    return this.tenure.isSure();
  }

  /** Whether nobody is here. */
  isEmpty(): boolean {
    return this.visits.isEmpty();
  }

  /** Whether nobody is here, and no bot has to play before it's somebody's turn. */
  isIdle(): boolean {
    return this.isEmpty() && this.tenure.table()?.isLeadingUp() !== true;
  }

  roles(guest: Guest): Roles {
    return this.tenure.teller.roles(guest);
  }

  /** Tells the listener everything it may know, until it leaves. */
  enter(guest: Guest, listener: Listener, known = NOTHING_KNOWN): Visit {
    if (this.isLeft) {
      listener({ is: 'stopped' });
      return NO_VISIT;
    }
    const visit = this.visits.add(guest, listener, known);
    this.noteSeat(guest);
    return visit;
  }

  ask(guest: Guest, command: Command, reply: Told): void {
    if (this.isLeft || !this.underWay.join(this.id, guest.guest)) {
      const given = refusing(command, { why: this.isLeft ? 'tableStopped' : 'busy' });
      this.count(given);
      reply(given);
      return;
    }
    let isAnswered = false;
    let isInside = false;
    const answered = (given: Reply): void => {
      if (isAnswered) return;
      isAnswered = true;
      this.underWay.leave(this.id, guest.guest);
      if (isInside) this.door.inside.remove(guest.guest);
      this.count(given);
      reply(given);
      if (command.ask.do === 'act') return;
      this.visits.presence.mayHaveChanged();
      if (given.answer.ok) this.noteSeat(guest);
    };
    this.door.judge(guest, command, {
      refuse: (why: TableRefusal) => answered(refusing(command, why)),
      letIn: (hasSay) => {
        isInside = hasSay;
        if (hasSay) this.door.inside.add(guest.guest);
        this.carryOut(guest, command, answered);
      },
    });
  }

  /** Polls for missed letters and entries, and for a table that needs a node. */
  lookAround(areLettersWaiting: boolean): void {
    this.catchUp();
    this.mailbox.collectAll();
    this.mailbox.postAgain();
    if (areLettersWaiting) this.deliver();
    if (!this.hold()) void this.tenure.begin();
  }

  /** Repeats the wake-up for unanswered letters: the first may have been lost. */
  remind(): void {
    if (!this.mailbox.isWaiting()) return;
    this.mailbox.collectAll();
    if (this.hold()) this.deliver();
    else this.around.bus.wake(this.id, { is: 'posted' });
  }

  /** The table's own lease was renewed: it runs here while `isSure`. */
  renewed(hold: Hold, isSure: () => boolean): void {
    this.tenure.renewed(hold, isSure);
  }

  /** Another node has taken the table that was held here. */
  lose(hold: Hold): void {
    if (this.tenure.hold() === hold) this.tenure.lose();
  }

  /** Repeats to other nodes who is here. */
  repeatPresence(): void {
    this.visits.presence.repeat(!this.hold());
  }

  async leave(): Promise<void> {
    await this.tenure.end(() => {
      this.tenure.table()?.hurryAbsences();
      this.isLeft = true;
      this.stopFollowing?.();
      this.visits.presence.leave();
      this.mailbox.close();
      this.visits.dismiss();
    });
  }

  tellBy(teller: Teller): void {
    this.visits.toldBy(teller);
  }

  taken(table: Table): void {
    table.present(new Set(this.visits.presence.message().seats));
    this.deliver();
  }

  caughtUpFor(guest: Guest, known: Known): Promise<void> | undefined {
    return this.door.caughtUpFor(guest, known);
  }

  isMirrored(): boolean {
    return this.visits.presence.areOthersKnown();
  }

  arePresent(seats: ReadonlySet<Seat>): void {
    this.tenure.table()?.present(seats);
  }

  /** The operator wants to know how often people are refused for our own sake. */
  private count({ answer }: Reply): void {
    if (answer.ok) return;
    const { why } = answer.refusal;
    if (why === 'busy') this.around.refusals?.count('busyTable');
    if (why === 'gaveUp') this.around.refusals?.count('gaveUp');
  }

  private hear(wake: Wake): void {
    switch (wake.is) {
      case 'written':
        this.catchUp();
        break;
      case 'posted':
        this.deliver();
        break;
      case 'answered':
        this.mailbox.collect(wake.letter);
        break;
      case 'present':
        if (this.visits.presence.elsewhere(wake)) this.greet();
        break;
    }
  }

  /** A node that has just come must know of this one, and may have missed what was written meanwhile. */
  private greet(): void {
    this.visits.presence.tell();
    if (this.hold()) this.around.bus.wake(this.id, { is: 'written' });
  }

  private catchUp(): void {
    this.tenure.catchUp()?.then(
      () => this.visits.presence.mayHaveChanged(),
      (error: unknown) => this.tenure.trouble(error),
    );
  }

  /** Delivers waiting letters if the table runs here. */
  private deliver(): void {
    const { tenure } = this;
    const [table, hold] = [tenure.table(), tenure.hold()];
    if (!table || !hold) return;
    this.mailbox.deliver({
      table,
      isStillRunHere: async () => tenure.isStillRunHere(hold),
      answered: () => this.visits.presence.mayHaveChanged(),
    });
  }

  /** Adds the table to a seated guest's list. */
  private noteSeat(guest: Guest): void {
    if (this.roles(guest).seat === undefined) return;
    this.around.store
      .note(guest.guest, this.id)
      .catch((error: unknown) => this.tenure.trouble(error));
  }

  private post(guest: Guest, command: Command, answered: Told): void {
    this.mailbox.post(guest, command, (posted) => this.onceRead(posted, answered));
  }

  /** An answer by letter comes after its entries, say the seat it gave them. */
  private onceRead(given: Reply, reply: Told): void {
    const { answer } = given;
    const read = this.tenure.toReach(answer.ok ? answer.seq : Infinity);
    if (!read) reply(given);
    else read.catch((error: unknown) => this.tenure.trouble(error)).finally(() => reply(given));
  }

  /** Runs it at the table, here or by letter. */
  private carryOut(guest: Guest, command: Command, answered: Told): void {
    const { tenure } = this;
    const [table, hold] = [tenure.table(), tenure.hold()];
    // Deliveries of letters are counted, so what crashed an earlier node is given up in the end.
    if (!table || !hold || tenure.isSuspect(guest, command)) {
      this.post(guest, command, answered);
      return;
    }
    table.ask(guest, command, (given) => {
      const { answer } = given;
      const post = (): void => this.post(guest, command, answered);
      // A done command is in the log.
      if (answer.ok) answered(given);
      // It wasn't done here. The table's next node will say whether it was done at all.
      else if (answer.refusal.why === 'tableStopped') post();
      // A refusal by a node that was frozen may be outdated.
      else if (tenure.isSure(hold)) answered(given);
      // The sender may have been told the missed entries by then.
      else
        tenure
          .isStillRunHere(hold)
          .then((isOurs) => (isOurs ? answered({ missed: [], answer }) : post()), post);
    });
  }
}
