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
import type { Hold, Taken } from '../store/store.ts';
import { HeldLog, readOnly } from './heldLog.ts';
import type { Surroundings } from './ports.ts';
import type { Shares } from './shares.ts';
import type { Stay } from './stay.ts';
import { sureFor } from './sureFor.ts';
import { HOLD, TABLE_HOLD } from './times.ts';
import type { Teller } from './visits.ts';

/** A table that runs here. Nobody else can have it while `isSure`, the node is sure of its tables, and it isn't lost. */
interface Held {
  readonly table: Table;
  readonly hold: Hold;
  /** Commands that expect no later entry may have been asked of a node that crashed. */
  readonly suspectTo: number;
  isSure: () => boolean;
  isLost: boolean;
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

interface Belongings {
  readonly shares: Shares;
  readonly stay: Stay;
  readonly owner: Owner;
}

/** A node's claim to a table: it runs the table under a hold, or mirrors it while another node does. */
export class Tenure {
  readonly id: string;
  /** The table or its mirror, or for a moment a table that was given up. */
  teller!: Teller;
  private readonly around: Surroundings;
  private readonly shares: Shares;
  private readonly stay: Stay;
  private readonly owner: Owner;
  private held: Held | undefined;
  private mirror: Mirror | undefined;
  private isOver = false;
  /** Changes of the table's node, one after another. */
  private line: Promise<unknown> = Promise.resolve();

  constructor(id: string, around: Surroundings, { shares, stay, owner }: Belongings) {
    this.id = id;
    this.around = around;
    this.shares = shares;
    this.stay = stay;
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
    const { held, stay } = this;
    return (
      held !== undefined && held.hold === hold && !held.isLost && held.isSure() && stay.isSure()
    );
  }

  async isStillRunHere(hold: Hold): Promise<boolean> {
    const { store, node } = this.around;
    return this.isSure(hold) || (await store.renew(node, [hold], TABLE_HOLD)).length === 0;
  }

  /** The table's own lease was renewed: it runs here while `isSure`. */
  renewed(hold: Hold, isSure: () => boolean): void {
    if (this.held?.hold === hold) this.held.isSure = isSure;
  }

  /** Another node has the table now. */
  lose(): void {
    if (this.held) this.held.isLost = true;
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

  private change<T>(job: () => Promise<T>): Promise<T | undefined> {
    const next = this.line.then(async () => (this.isOver ? undefined : job()));
    this.line = next.catch((error: unknown) => this.trouble(error));
    return next;
  }

  private async take(): Promise<boolean> {
    const { around, stay } = this;
    await stay.begin();
    const losses = stay.losses();
    // Not for long yet: if the answer is lost, nobody knows that this node has it.
    const hold = await around.store.take(this.id, around.node, HOLD);
    if (!hold) return false;
    const held = await this.runUnder(hold, losses).catch(async (error: unknown) => {
      await stay.release(hold).catch(() => undefined);
      throw error;
    });
    if (!held) {
      await stay.release(hold);
      return false;
    }
    this.mirror?.leave();
    this.mirror = undefined;
    this.held = held;
    this.tellBy(held.table);
    this.owner.taken(held.table);
    return true;
  }

  /** Loads the table; undefined if there is none, or another node has taken it meanwhile. */
  private async runUnder(hold: Taken, losses: number): Promise<Held | undefined> {
    const table = await loadTable(this.id, this.portsUnder(hold));
    if (!table) return undefined;
    await this.forgo(table);
    const isSure = await this.confirmed(hold, losses);
    if (!isSure) return undefined;
    const suspectTo = hold.isAfterCrash ? table.seq() : -1;
    return { table, hold, suspectTo, isSure, isLost: false };
  }

  /** While it loaded, the node may have lost tables, and it looked only for those it was running. */
  private async confirmed(hold: Hold, losses: number): Promise<Held['isSure'] | undefined> {
    const { store, node, clock } = this.around;
    const isSure = sureFor(TABLE_HOLD, clock);
    const now = this.stay.losses();
    if ((await store.renew(node, [hold], TABLE_HOLD)).length > 0) return undefined;
    return now === losses && now === this.stay.losses() ? isSure : this.confirmed(hold, now);
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
      await this.stay.release(held.hold).catch(() => undefined);
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
