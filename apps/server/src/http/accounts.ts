import type { Clock } from '@hand-and-foot/table';
import { fullBucket, isFull, takes, type Allowance, type Bucket } from '../session/bucket.ts';

/** An address's or a guest's remaining allowances. Plain data, because every player has one. */
export interface Account<Budget extends string> {
  readonly name: string;
  /** Created on first use, because most players never need them all. */
  readonly buckets: Partial<Record<Budget, Bucket>>;
  /** Number of open sockets. */
  open: number;
  /** Number of refusals. */
  refused: number;
}

/** Idle accounts kept; the one not seen for the longest time is dropped first. */
const REMEMBERED = 10_000;
/** Idle accounts checked whenever another becomes idle. */
const LOOKED_AT = 4;

/** Accounts by name, all with the same allowances. */
export interface Accounts<Budget extends string> {
  of(name: string): Account<Budget>;
  /** Takes this much if it's there; false if it isn't. */
  takes(account: Account<Budget>, budget: Budget, cost: number): boolean;
  /** Counts a socket opened or closed. */
  opened(account: Account<Budget>): void;
  closed(account: Account<Budget>): void;
  /** Every remembered account. */
  all(): Account<Budget>[];
}

export function newAccounts<Budget extends string>(
  allowances: Readonly<Record<Budget, Allowance>>,
  clock: Pick<Clock, 'now'>,
  most = REMEMBERED,
): Accounts<Budget> {
  const connected = new Map<string, Account<Budget>>();
  const idle = new Map<string, Account<Budget>>();

  function rest(account: Account<Budget>): void {
    forgetSome();
    moveToEnd(account);
    if (idle.size > most) idle.delete(idle.keys().next().value!);
  }

  function moveToEnd(account: Account<Budget>): void {
    idle.delete(account.name);
    idle.set(account.name, account);
  }

  /** Each one comes up again and again, so only those that still matter stay. */
  function forgetSome(): void {
    let left = Math.min(LOOKED_AT, idle.size);
    for (const account of idle.values()) {
      if (left-- === 0) return;
      if (isLikeNew(account)) idle.delete(account.name);
      else moveToEnd(account);
    }
  }

  /** Forgetting it gives nobody more. The operator wants to see whom we refused. */
  function isLikeNew({ buckets, refused }: Account<Budget>): boolean {
    const now = clock.now();
    const used = Object.entries(buckets) as [Budget, Bucket][];
    return refused === 0 && used.every(([budget, one]) => isFull(one, allowances[budget], now));
  }

  /** The one that counts now: an idle account may have been forgotten, and made anew, while somebody held on to it. */
  function current(account: Account<Budget>): Account<Budget> {
    if (account.open > 0) return account;
    const { name } = account;
    const known = connected.get(name) ?? idle.get(name);
    if (!known) rest(account);
    return known ?? account;
  }

  return {
    of(name) {
      const found = connected.get(name);
      if (found) return found;
      const account = idle.get(name) ?? { name, buckets: {}, open: 0, refused: 0 };
      rest(account);
      return account;
    },
    takes(account, budget, cost) {
      const { buckets } = current(account);
      const now = clock.now();
      const allowance = allowances[budget];
      return takes((buckets[budget] ??= fullBucket(allowance, now)), allowance, now, cost);
    },
    opened(account) {
      if (account.open++ > 0) return;
      idle.delete(account.name);
      connected.set(account.name, account);
    },
    closed(account) {
      if (--account.open > 0) return;
      connected.delete(account.name);
      rest(account);
    },
    all: () => [...connected.values(), ...idle.values()],
  };
}
