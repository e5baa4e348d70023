import type { Clock } from '@hand-and-foot/table';
import type { Refusals } from '../refusals.ts';
import type { Allowance } from '../session/bucket.ts';
import { newAccounts, type Account } from './accounts.ts';
import { networkOf } from './network.ts';

/** Limits per address, all generous because a whole club may share one. */
export interface LimitOptions {
  /** Sockets at once. */
  readonly socketsPerAddress?: number;
  readonly socketsPerMinute?: number;
  readonly requestsPerMinute?: number;
  readonly tablesPerMinute?: number;
  /** Messages on all its sockets together. */
  readonly messagesPerSecond?: number;
  /** One guest's share of each limit except tables, in percent, from all addresses. */
  readonly guestShare?: number;
}

type Budget = 'requests' | 'sockets' | 'messages' | 'tables' | 'operatorToken';

/** Deeds of clients, the budget that pays, and the price. Work that costs us more costs them more. */
const PRICES = {
  request: ['requests', 1],
  /** Looks up as many as fifty tables. */
  list: ['requests', 5],
  /** May read and replay a whole log. */
  story: ['requests', 10],
  socket: ['sockets', 1],
  table: ['tables', 1],
  /** A wrong operator's token. */
  wrongToken: ['operatorToken', 1],
  message: ['messages', 1],
  /** On top of the message, for the snapshot we build and send. */
  watch: ['messages', 4],
  ping: ['messages', 1],
  /** An unsolicited pong. */
  pong: ['messages', 1],
} as const satisfies Readonly<Record<string, readonly [Budget, number]>>;

export type Deed = keyof typeof PRICES;

/** The payer of a deed. */
export interface Payer {
  /** Whether both the guest and the address can pay. */
  readonly may: (deed: Deed) => boolean;
  /** Takes a place for a socket and returns how to free it; undefined if all are taken. */
  openSocket(): (() => void) | undefined;
}

export interface Limits {
  payer(address: string, guest: string | undefined): Payer;
  /** Seconds until a client that had too much may try again. */
  retryAfter(deed: Deed): number;
  /** The most refused addresses, for the operator. */
  top(most: number): Noisy[];
}

interface Noisy {
  readonly address: string;
  readonly sockets: number;
  readonly refused: number;
}

/** After a restart a whole club reconnects at once: 100 people watch, for 5 each. */
const SECONDS_AT_ONCE = 6;
/** People mistype. Nobody guesses 32 characters, but they needn't get to try. */
const TOKENS_PER_MINUTE = 10;

export function newLimits(
  options: LimitOptions,
  clock: Pick<Clock, 'now'>,
  refusals: Pick<Refusals, 'count'>,
): Limits {
  const { socketsPerAddress = 100, socketsPerMinute = 300, messagesPerSecond = 100 } = options;
  const { requestsPerMinute = 600, tablesPerMinute = 20, guestShare = 20 } = options;
  const byAddress: Record<Budget, Allowance> = {
    requests: everyMinute(requestsPerMinute),
    sockets: everyMinute(socketsPerMinute),
    tables: everyMinute(tablesPerMinute),
    operatorToken: everyMinute(TOKENS_PER_MINUTE),
    messages: { burst: messagesPerSecond * SECONDS_AT_ONCE, perSecond: messagesPerSecond },
  };
  const share = guestShare / 100;
  const byGuest: Record<Budget, Allowance> = {
    requests: shareOf(byAddress.requests, share),
    sockets: shareOf(byAddress.sockets, share),
    messages: shareOf(byAddress.messages, share),
    tables: byAddress.tables,
    operatorToken: byAddress.operatorToken,
  };
  const addresses = newAccounts(byAddress, clock);
  const guests = newAccounts(byGuest, clock);
  const socketsPerGuest = Math.max(1, Math.ceil(socketsPerAddress * share));

  function refuse(network: Account<Budget>, reason: Parameters<Refusals['count']>[0]): void {
    network.refused++;
    refusals.count(reason);
  }

  function take(network: Account<Budget>, own: Account<Budget> | undefined): () => void {
    addresses.opened(network);
    if (own) guests.opened(own);
    let isFreed = false;
    return () => {
      if (isFreed) return;
      isFreed = true;
      addresses.closed(network);
      if (own) guests.closed(own);
    };
  }

  return {
    payer(address, guest) {
      const network = addresses.of(networkOf(address));
      const own = guest === undefined ? undefined : guests.of(guest);
      return {
        may(deed) {
          const [budget, cost] = PRICES[deed];
          // The guest pays first, so a greedy one leaves the address's budget to others.
          const isPaid =
            (!own || guests.takes(own, budget, cost)) && addresses.takes(network, budget, cost);
          if (!isPaid) refuse(network, budget);
          return isPaid;
        },
        openSocket() {
          const isFull = network.open >= socketsPerAddress || (own?.open ?? 0) >= socketsPerGuest;
          if (isFull) refuse(network, 'openSockets');
          return isFull ? undefined : take(network, own);
        },
      };
    },
    top: (most) =>
      addresses
        .all()
        .filter(({ refused }) => refused > 0)
        .sort((a, b) => b.refused - a.refused)
        .slice(0, most)
        .map(({ name, open, refused }) => ({ address: name, sockets: open, refused })),
    retryAfter(deed) {
      const [budget, cost] = PRICES[deed];
      return Math.min(3600, Math.ceil(cost / byAddress[budget].perSecond));
    },
  };
}

function everyMinute(count: number): Allowance {
  return { burst: count, perSecond: count / 60 };
}

function shareOf({ burst, perSecond }: Allowance, share: number): Allowance {
  return { burst: Math.max(1, burst * share), perSecond: perSecond * share };
}
