import type { Clock } from '@hand-and-foot/table';
import { fullBucket, takes, type Allowance, type Bucket } from '../session/bucket.ts';

/** An address's or a guest's remaining allowances. Plain data, because every player has one. */
export interface Account<Budget extends string> {
  readonly name: string;
  /** Created on first use, because most players never need them all. */
  readonly buckets: Partial<Record<Budget, Bucket>>;
  /** Number of open sockets. */
  open: number;
  /** Number of refusals. */
  refused: number;
  /** Last use without an open socket. */
  restsSince: number;
}

/** Idle accounts kept; the least recently used is dropped first. */
const REMEMBERED = 10_000;
/** Idle accounts checked for expiry whenever another becomes idle. */
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
  /** An account idle for this many milliseconds is full again, like a new one. */
  const span = Math.max(...Object.values<Allowance>(allowances).map(refill)) * 1000;

  function rest(account: Account<Budget>): void {
    const { name } = account;
    idle.delete(name);
    idle.set(name, account);
    account.restsSince = clock.now();
    if (idle.size > most) idle.delete(idle.keys().next().value!);
    forgetSome();
  }

  function forgetSome(): void {
    let looked = 0;
    for (const { name, restsSince, refused } of idle.values()) {
      if (restsSince + span > clock.now() || looked++ === LOOKED_AT) return;
      // The operator wants to see whom we refused.
      if (refused === 0) idle.delete(name);
    }
  }

  return {
    of(name) {
      const found = connected.get(name);
      if (found) return found;
      const account = idle.get(name) ?? {
        name,
        buckets: {},
        open: 0,
        refused: 0,
        restsSince: 0,
      };
      rest(account);
      return account;
    },
    takes({ buckets }, budget, cost) {
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

/** Seconds until it's full again. */
function refill({ burst, perSecond }: Allowance): number {
  return burst / perSecond;
}
