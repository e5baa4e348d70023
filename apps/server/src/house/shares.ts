import type { Clock, Share } from '@hand-and-foot/table';

export interface Busy {
  readonly table: string;
  /** Its share of the time, from 0 to 1. */
  readonly share: number;
  /** Whether it waits for others. */
  readonly waits: boolean;
}

/** Hears what the thread is working on: if it gets stuck, somebody else can name the table. */
export interface Beacon {
  set(table: string, command: string): void;
  clear(): void;
}

/** Milliseconds after which used time counts half. */
const HALF = 1500;
/** The sum, in milliseconds, of working all the time. */
const FULL = HALF / Math.LN2;
/** A table's largest share while others work too. */
const MOST = 0.25;
/** Nobody waits for this table if no other worked for this many milliseconds. */
const LATELY = 2000;
/** Milliseconds in which nothing decays. */
const MOMENT = 20;
/** The shortest wait, in milliseconds. */
const PAUSE = 10;
/** Less than this many milliseconds counts as nothing. */
const NOTHING = 0.01;

/** A table's recent time on the thread; older time counts less. */
class Account {
  waits = false;
  private sum = 0;
  private since = 0;

  at(now: number): number {
    return this.sum * 2 ** ((this.since - now) / HALF);
  }

  /** An upper bound that needs no clock. */
  atMost(): number {
    return this.sum;
  }

  add(spent: number, now: number): void {
    // A table does a lot within a moment, in which hardly anything decays.
    if (now - this.since > MOMENT) {
      this.sum = this.at(now);
      this.since = now;
    }
    this.sum += spent;
  }
}

/** Each table's recent share of this thread. A table that used too much waits while others go on. */
export class Shares {
  readonly clock: Clock;
  readonly beacon: Beacon | undefined;
  private readonly accounts = new Map<string, Account>();
  /** The table that used the thread last and when, and when another one did. */
  private last: Account | undefined;
  private lastAt = -Infinity;
  private beforeAt = -Infinity;
  private many = 1000;

  constructor(clock: Clock, beacon?: Beacon) {
    this.clock = clock;
    this.beacon = beacon;
  }

  of(table: string): Share {
    if (this.accounts.size > this.many) this.forgetIdle();
    const account = this.accounts.get(table) ?? new Account();
    this.accounts.set(table, account);
    return new TableShare(this, table, account);
  }

  /** The tables that used the thread most lately, busiest first. */
  top(count: number): readonly Busy[] {
    this.forgetIdle();
    const now = this.clock.now();
    return [...this.accounts]
      .map(([table, account]) => ({ table, share: account.at(now) / FULL, waits: account.waits }))
      .sort((a, b) => b.share - a.share)
      .slice(0, count);
  }

  /** The table's wait in milliseconds; 0 if it may go on. */
  pauseOf(account: Account, now: number): number {
    const had = account.at(now);
    // Whether others used the thread, regardless of how much: a table kept waiting uses little.
    const othersAt = this.last === account ? this.beforeAt : this.lastAt;
    if (had <= MOST * FULL || now - othersAt > LATELY) return 0;
    return Math.max(PAUSE, Math.log2(had / (MOST * FULL)) * HALF);
  }

  spent(table: string, account: Account, span: number, now: number): void {
    // An active table keeps its account and is found by it again.
    if (!this.accounts.has(table)) this.accounts.set(table, account);
    account.add(span, now);
    if (this.last !== account) this.beforeAt = this.lastAt;
    this.last = account;
    this.lastAt = now;
  }

  private forgetIdle(): void {
    const now = this.clock.now();
    for (const [table, account] of this.accounts)
      if (!account.waits && account.at(now) < NOTHING) this.accounts.delete(table);
    this.many = Math.max(1000, 2 * this.accounts.size);
  }
}

class TableShare implements Share {
  private readonly shares: Shares;
  private readonly table: string;
  private readonly account: Account;
  /** Nested work counts as part of the outer. */
  private depth = 0;
  private began = 0;

  constructor(shares: Shares, table: string, account: Account) {
    this.shares = shares;
    this.table = table;
    this.account = account;
  }

  wait(): Promise<void> | undefined {
    const { shares, account } = this;
    // Usually saves asking for the time.
    if (account.atMost() <= MOST * FULL) return undefined;
    const now = shares.clock.now();
    const span = shares.pauseOf(account, now);
    if (span === 0) return undefined;
    account.waits = true;
    return new Promise((resolve) => {
      shares.clock.wake(now + span, () => {
        account.waits = false;
        resolve();
      });
    });
  }

  begin(command = ''): void {
    if (this.depth++ > 0) return;
    this.began = this.shares.clock.now();
    this.shares.beacon?.set(this.table, command);
  }

  end(): void {
    if (--this.depth > 0) return;
    const { shares, table, account } = this;
    shares.beacon?.clear();
    const now = shares.clock.now();
    shares.spent(table, account, now - this.began, now);
  }
}
