import type { Command } from '@hand-and-foot/protocol';
import {
  Corrupt,
  loadTable,
  mirrorTable,
  type Fault,
  type Guest,
  type Mirror,
  type Ports,
  type Table,
} from '@hand-and-foot/table';
import type { Hold } from '../store/store.ts';
import { HeldLog, readOnly } from './heldLog.ts';
import type { Surroundings } from './ports.ts';
import type { Shares } from './shares.ts';
import { sureFor } from './sureFor.ts';
import { HOLD } from './times.ts';
import type { Teller } from './visits.ts';

/** A table that runs here. Nobody else can have it while `isSure`. */
interface Held {
  readonly table: Table;
  readonly hold: Hold;
  /** Commands that expect no later entry may have been asked of a node that crashed. */
  readonly suspectTo: number;
  isSure: () => boolean;
}

/** The room a tenure belongs to. */
interface Owner {
  /** Switches the source of the visitors' messages. */
  tellBy(teller: Teller): void;
  /** The table runs here from now on. */
  taken(table: Table): void;
  /** Whether another node has the table at hand too. */
  isMirrored(): boolean;
}

/** A node's claim to a table: it runs the table under a hold, or mirrors it while another node does. */
export class Tenure {
  readonly id: string;
  /** The table or its mirror, or for a moment a table that was given up. */
  teller!: Teller;
  private readonly around: Surroundings;
  private readonly shares: Shares;
  private readonly owner: Owner;
  private held: Held | undefined;
  private mirror: Mirror | undefined;
  private isOver = false;
  /** Changes of the table's node, one after another. */
  private line: Promise<unknown> = Promise.resolve();

  constructor(id: string, around: Surroundings, shares: Shares, owner: Owner) {
    this.id = id;
    this.around = around;
    this.shares = shares;
    this.owner = owner;
  }

  /** Takes the table over if nobody runs it, or mirrors it; falsy if there is none. */
  begin(): Promise<boolean | undefined> {
    return this.change(async () => this.held !== undefined || (await this.take()) || this.follow());
  }

  /** The hold it's run under here; undefined if it's mirrored. */
  hold(): Hold | undefined {
    return this.held?.hold;
  }

  /** Whether an earlier node may have crashed over this command: its sender hasn't heard anything from this one. */
  isSuspect(guest: Guest, command: Command): boolean {
    const { held } = this;
    if (!held || command.expects > held.suspectTo) return false;
    return !held.table.hasAnswered(guest, command);
  }

  /** The table, if it runs here. */
  table(): Table | undefined {
    return this.held?.table;
  }

  /** Whether this node surely runs the table; if it was frozen, another one may by now. */
  isSure(hold = this.held?.hold): boolean {
    return this.held !== undefined && this.held.hold === hold && this.held.isSure();
  }

  async isStillRunHere(hold: Hold): Promise<boolean> {
    const { store, node } = this.around;
    return this.isSure(hold) || (await store.renew(node, [hold], this.span())).length === 0;
  }

  /** The lease was renewed: the table runs here while `isSure`. */
  renewed(hold: Hold, isSure: () => boolean): void {
    if (this.held?.hold === hold) this.held.isSure = isSure;
  }

  /** Another node has the table now. */
  lose(): void {
    void this.change(async () => this.standAside());
  }

  /** Reads what another node has written; undefined if the table runs here. */
  catchUp(): Promise<void> | undefined {
    return this.mirror?.catchUp();
  }

  /** Reads on until this entry is known; undefined if it is. */
  toReach(seq: number): Promise<void> | undefined {
    return this.mirror && this.mirror.seq() < seq ? this.mirror.catchUp() : undefined;
  }

  /** Reads all there is. A table given up meanwhile reads nothing more, so its successor is asked. */
  async readOn(): Promise<void> {
    for (;;) {
      await this.line;
      const asked = this.teller;
      const [read] = await Promise.allSettled([asked.catchUp()]);
      await this.line;
      if (asked !== this.teller) continue;
      if (read.status === 'rejected') throw read.reason;
      return;
    }
  }

  /** Lets others take the table, once `last` is done. */
  async end(last: () => void): Promise<void> {
    await this.change(async () => {
      this.isOver = true;
      last();
      this.mirror?.leave();
      await this.standAside();
    });
  }

  trouble(error: unknown): void {
    const { around, id: table } = this;
    if (error instanceof Corrupt) around.report({ fault: 'damaged', table, error });
    else around.report({ fault: 'background', table, error });
  }

  private span(): number {
    return this.around.lease?.span ?? HOLD;
  }

  private change<T>(job: () => Promise<T>): Promise<T | undefined> {
    const next = this.line.then(async () => (this.isOver ? undefined : job()));
    this.line = next.catch((error: unknown) => this.trouble(error));
    return next;
  }

  private async take(): Promise<boolean> {
    const { store, node, clock } = this.around;
    const isSure = sureFor(this.span(), clock);
    const hold = await store.take(this.id, node, this.span());
    if (!hold) return false;
    const table = await loadTable(this.id, this.portsUnder(hold)).catch(async (error: unknown) => {
      await store.release(hold).catch(() => undefined);
      throw error;
    });
    if (!table) {
      await store.release(hold);
      return false;
    }
    this.mirror?.leave();
    this.mirror = undefined;
    await this.forgo(table);
    this.held = { table, hold, suspectTo: hold.isAfterCrash ? table.seq() : -1, isSure };
    this.tellBy(table);
    this.owner.taken(table);
    return true;
  }

  private portsUnder(hold: Hold): Ports {
    const { around, id } = this;
    const { notify } = around;
    return {
      log: new HeldLog(around, hold, () => this.owner.isMirrored()),
      clock: around.clock,
      entropy: { seed: around.secret },
      botFor: (level, temperament) => around.botFor(level, temperament, id),
      deal: around.deal,
      share: this.shares.of(id),
      ...(notify ? { absent: (absent) => notify({ ...absent, table: id }) } : {}),
      report: (fault) => this.report(fault),
    };
  }

  private report(fault: Fault): void {
    this.around.report({ ...fault, table: this.id });
    if (fault.fault === 'stopped') this.lose();
  }

  /** A given-up command isn't done when it comes again, whichever node runs the table. */
  private async forgo(table: Table): Promise<void> {
    for (const { guest, command } of await this.around.store.givenUp(this.id))
      table.giveUp(guest, command, () => undefined);
  }

  /** Gives the table up and mirrors it; people here notice nothing. */
  private async standAside(): Promise<void> {
    const { held } = this;
    if (held) {
      this.held = undefined;
      held.table.leave();
      await this.around.store.release(held.hold).catch(() => undefined);
    }
    if (!this.isOver) await this.follow();
  }

  private async follow(): Promise<boolean> {
    if (this.mirror) return true;
    const { clock, deal } = this.around;
    this.mirror = await mirrorTable(this.id, { log: readOnly(this.around), clock, deal });
    if (!this.mirror) return false;
    this.tellBy(this.mirror);
    return true;
  }

  private tellBy(next: Teller): void {
    this.teller = next;
    this.owner.tellBy(next);
  }
}
