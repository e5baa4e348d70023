import type { Clock, Share } from '@hand-and-foot/table';

/** How much of this thread each table has had lately. Whoever has had more than a share of it waits, and others go on. */
export interface Shares {
  of(table: string): Share;
  /** Those that kept the thread the longest lately, the first before all others. */
  top(count: number): readonly Busy[];
}

export interface Busy {
  readonly table: string;
  /** How much of the time it had the thread, from 0 to 1. */
  readonly share: number;
  /** Whether it waits, so that others have theirs. */
  readonly waits: boolean;
}

/** Is told what the thread is busy with: if it never comes back from there, somebody else can say so. */
export interface Beacon {
  set(table: string, command: string): void;
  clear(): void;
}

/** What was spent counts half as much after so many milliseconds. */
const HALF = 1500;
/** What is spent all the time, in milliseconds, adds up to so much. */
const FULL = HALF / Math.LN2;
/** A table may have so much of the thread while others have something of it, too. */
const MOST = 0.25;
/** If no other has had anything for so many milliseconds, nobody waits for this table. */
const LATELY = 2000;
/** In so many milliseconds nothing is forgotten. */
const MOMENT = 20;
/** Nobody waits for less, in milliseconds. */
const PAUSE = 10;
/** Whoever has had less, in milliseconds, has had nothing. */
const NOTHING = 0.01;

export function newShares(clock: Clock, beacon?: Beacon): Shares {
  const accounts = new Map<string, Account>();
  /** Who had the thread last and when, and when somebody else had it last. */
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

  /** A table that goes on has its account still, and is found again by it. */
  function forgetIdle(): void {
    const now = clock.now();
    for (const [table, account] of accounts)
      if (!account.waits && account.at(now) < NOTHING) accounts.delete(table);
    many = Math.max(1000, 2 * accounts.size);
  }

  function shareOf(table: string): Share {
    const own = open(table);
    /** Work within work is part of it. */
    let depth = 0;
    let began = 0;

    function wait(): Promise<void> | undefined {
      // It was never more than that, and usually there is no need to ask the time.
      if (own.atMost() <= MOST * FULL) return undefined;
      const now = clock.now();
      const had = own.at(now);
      // Not how much others had: whoever is kept waiting has little.
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
  /** What was spent, less the longer ago it was. */
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
      // A table does much in a moment, and little is forgotten in it.
      if (now - since > MOMENT) {
        sum = at(now);
        since = now;
      }
      sum += spent;
    },
  };
}
