import type { Clock } from '@hand-and-foot/table';
import { newAllowances, type Allowances } from './allowances.ts';

/** How much one address may have, all of it generous: a club may sit behind one. */
export interface LimitOptions {
  /** How many sockets at once. */
  readonly socketsPerAddress?: number;
  readonly socketsPerMinute?: number;
  readonly requestsPerMinute?: number;
  readonly tablesPerMinute?: number;
}

export interface Limits {
  readonly socketsPerAddress: number;
  /** Sockets that are opened, whether or not others were closed before. */
  readonly sockets: Allowances;
  readonly requests: Allowances;
  readonly tables: Allowances;
}

export function newLimits(options: LimitOptions, clock: Pick<Clock, 'now'>): Limits {
  const { socketsPerAddress = 100, socketsPerMinute = 300 } = options;
  const { requestsPerMinute = 600, tablesPerMinute = 20 } = options;
  const everyMinute = (count: number): Allowances =>
    newAllowances({ burst: count, perSecond: count / 60 }, clock);
  return {
    socketsPerAddress,
    sockets: everyMinute(socketsPerMinute),
    requests: everyMinute(requestsPerMinute),
    tables: everyMinute(tablesPerMinute),
  };
}
