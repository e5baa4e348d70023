import type { Clock } from '@hand-and-foot/table';
import { newBucket, type Allowance, type Bucket } from '../session/bucket.ts';

/** What one address, or one guest, has left of everything. */
export interface Account<Budget extends string> {
  /** Whether so much of it is left; then it is taken. */
  takes(budget: Budget, cost: number): boolean;
  /** How many sockets it has open. */
  readonly open: number;
  /** How often it was refused something. */
  refused: number;
  opened(): void;
  closed(): void;
}

/** So many accounts without an open socket are remembered; the one used longest ago is forgotten first. */
const REMEMBERED = 10_000;

/** Accounts by name, all with the same allowances. */
interface Accounts<Budget extends string> {
  of(name: string): Account<Budget>;
  /** All that are remembered. */
  all(): [string, Account<Budget>][];
}

export function newAccounts<Budget extends string>(
  allowances: Readonly<Record<Budget, Allowance>>,
  clock: Pick<Clock, 'now'>,
  most = REMEMBERED,
): Accounts<Budget> {
  const connected = new Map<string, Account<Budget>>();
  const idle = new Map<string, Account<Budget>>();

  function rest(name: string, account: Account<Budget>): void {
    idle.delete(name);
    idle.set(name, account);
    if (idle.size > most) idle.delete(idle.keys().next().value!);
  }

  function newAccount(name: string): Account<Budget> {
    // Each is made when it is first needed: every player has an account, and most never need them all.
    const buckets: Partial<Record<Budget, Bucket>> = {};
    let open = 0;
    const account: Account<Budget> = {
      takes: (budget, cost) => (buckets[budget] ??= newBucket(allowances[budget], clock))(cost),
      get open() {
        return open;
      },
      refused: 0,
      opened() {
        if (open++ > 0) return;
        idle.delete(name);
        connected.set(name, account);
      },
      closed() {
        if (--open > 0) return;
        connected.delete(name);
        rest(name, account);
      },
    };
    return account;
  }

  return {
    of(name) {
      const found = connected.get(name);
      if (found) return found;
      const account = idle.get(name) ?? newAccount(name);
      rest(name, account);
      return account;
    },
    all: () => [...connected, ...idle],
  };
}
