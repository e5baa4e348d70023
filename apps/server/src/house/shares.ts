import type { Clock, Share } from '@hand-and-foot/table';

/** Each table's recent share of this thread. A table that used too much waits while others go on. */
export interface Shares {
  of(table: string): Share;
  /** The tables that used the thread most lately, busiest first. */
  top(count: number): readonly Busy[];
}

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

export function newShares(clock: Clock, beacon?: Beacon): Shares {
  const accounts = new Map<string, Account>();
  /** The table that used the thread last and when, and when another one did. */
  let last: Account | undefined;
  let lastAt = -Infinity;
  let beforeAt = -Infinity;
  let many = 1000;

  function open(table: string): Account {
    if (accounts.size > many) forgetIdle();
    const account = accounts.get(table) ?? newAccount();
    accounts.set(table, account);
    return account;
  }

  /** An active table keeps its account and is found by it again. */
  function forgetIdle(): void {
    const now = clock.now();
    for (const [table, account] of accounts)
      if (!account.waits && account.at(now) < NOTHING) accounts.delete(table);
    many = Math.max(1000, 2 * accounts.size);
  }

  function shareOf(table: string): Share {
    const own = open(table);
    /** Nested work counts as part of the outer. */
    let depth = 0;
    let began = 0;

    function wait(): Promise<void> | undefined {
      // An upper bound that usually saves asking for the time.
      if (own.atMost() <= MOST * FULL) return undefined;
      const now = clock.now();
      const had = own.at(now);
      // Whether others used the thread, regardless of how much: a table kept waiting uses little.
      const othersAt = last === own ? beforeAt : lastAt;
      if (had <= MOST * FULL || now - othersAt > LATELY) return undefined;
      const span = Math.max(PAUSE, Math.log2(had / (MOST * FULL)) * HALF);
      own.waits = true;
      return new Promise((resolve) => {
        clock.wake(now + span, () => {
          own.waits = false;
          resolve();
        });
      });
    }

    function end(): void {
      if (--depth > 0) return;
      beacon?.clear();
      const now = clock.now();
      if (!accounts.has(table)) accounts.set(table, own);
      own.add(now - began, now);
      if (last !== own) beforeAt = lastAt;
      last = own;
      lastAt = now;
    }

    return {
      wait,
      begin(command = '') {
        if (depth++ > 0) return;
        began = clock.now();
        beacon?.set(table, command);
      },
      end,
    };
  }

  return {
    of: shareOf,
    top(count) {
      forgetIdle();
      const now = clock.now();
      return [...accounts]
        .map(([table, account]) => ({ table, share: account.at(now) / FULL, waits: account.waits }))
        .sort((a, b) => b.share - a.share)
        .slice(0, count);
    },
  };
}

interface Account {
  waits: boolean;
  /** The time used, decayed to `now`. */
  at(now: number): number;
  atMost(): number;
  add(spent: number, now: number): void;
}

function newAccount(): Account {
  let sum = 0;
  let since = 0;
  const at = (now: number): number => sum * 2 ** ((since - now) / HALF);
  return {
    waits: false,
    at,
    atMost: () => sum,
    add(spent, now) {
      // A table does a lot within a moment, in which hardly anything decays.
      if (now - since > MOMENT) {
        sum = at(now);
        since = now;
      }
      sum += spent;
    },
  };
}
