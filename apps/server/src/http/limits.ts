import type { Clock } from '@hand-and-foot/table';
import type { Refusals } from '../refusals.ts';
import type { Allowance } from '../session/bucket.ts';
import { newAccounts, type Account, type Accounts } from './accounts.ts';
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

/** Charges to clients, the budget that pays, and the price. Work that costs us more costs them more. */
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

export type Charge = keyof typeof PRICES;

/** The payer of a charge. */
export interface Payer {
  /** Whether both the guest and the address can pay. */
  may(charge: Charge): boolean;
  /** Takes a place for a socket and returns how to free it; undefined if all are taken. */
  openSocket(): (() => void) | undefined;
}

export interface Limits {
  payer(address: string, guest: string | undefined): Payer;
  /** Seconds until a client that had too much may try again. */
  retryAfter(charge: Charge): number;
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
  const { socketsPerAddress = 100, guestShare = 20 } = options;
  const share = guestShare / 100;
  const byAddress = allowancesOf(options);
  const addresses = newAccounts(byAddress, clock);
  const guests = newAccounts(partOf(byAddress, share), clock);
  const socketsPerGuest = Math.max(1, Math.ceil(socketsPerAddress * share));
  const shared: Shared = { addresses, guests, refusals, socketsPerAddress, socketsPerGuest };
  return {
    payer(address, guest) {
      const network = addresses.of(networkOf(address));
      return new BothPay(shared, network, guest === undefined ? undefined : guests.of(guest));
    },
    top: (most) =>
      addresses
        .all()
        .filter(({ refused }) => refused > 0)
        .sort((a, b) => b.refused - a.refused)
        .slice(0, most)
        .map(({ name, open, refused }) => ({ address: name, sockets: open, refused })),
    retryAfter(charge) {
      const [budget, cost] = PRICES[charge];
      return Math.min(3600, Math.ceil(cost / byAddress[budget].perSecond));
    },
  };
}

interface Shared {
  readonly addresses: Accounts<Budget>;
  readonly guests: Accounts<Budget>;
  readonly refusals: Pick<Refusals, 'count'>;
  readonly socketsPerAddress: number;
  readonly socketsPerGuest: number;
}

/** A guest and the address they come from. */
class BothPay implements Payer {
  private readonly shared: Shared;
  private readonly network: Account<Budget>;
  private readonly own: Account<Budget> | undefined;

  constructor(shared: Shared, network: Account<Budget>, own: Account<Budget> | undefined) {
    this.shared = shared;
    this.network = network;
    this.own = own;
  }

  may(charge: Charge): boolean {
    const { own, network } = this;
    const { guests, addresses } = this.shared;
    const [budget, cost] = PRICES[charge];
    // The guest pays first, so a greedy one leaves the address's budget to others.
    const isPaid =
      (!own || guests.takes(own, budget, cost)) && addresses.takes(network, budget, cost);
    if (!isPaid) this.refuse(budget);
    return isPaid;
  }

  openSocket(): (() => void) | undefined {
    const { own, network, shared } = this;
    const isFull =
      network.open >= shared.socketsPerAddress || (own?.open ?? 0) >= shared.socketsPerGuest;
    if (isFull) {
      this.refuse('openSockets');
      return undefined;
    }
    shared.addresses.opened(network);
    if (own) shared.guests.opened(own);
    let isFreed = false;
    return () => {
      if (isFreed) return;
      isFreed = true;
      shared.addresses.closed(network);
      if (own) shared.guests.closed(own);
    };
  }

  private refuse(reason: Parameters<Refusals['count']>[0]): void {
    this.network.refused++;
    this.shared.refusals.count(reason);
  }
}

function allowancesOf(options: LimitOptions): Record<Budget, Allowance> {
  const { socketsPerMinute = 300, messagesPerSecond = 100 } = options;
  const { requestsPerMinute = 600, tablesPerMinute = 20 } = options;
  return {
    requests: everyMinute(requestsPerMinute),
    sockets: everyMinute(socketsPerMinute),
    tables: everyMinute(tablesPerMinute),
    operatorToken: everyMinute(TOKENS_PER_MINUTE),
    messages: { burst: messagesPerSecond * SECONDS_AT_ONCE, perSecond: messagesPerSecond },
  };
}

/** One guest's share of an address's allowances. */
function partOf(all: Record<Budget, Allowance>, share: number): Record<Budget, Allowance> {
  return {
    ...all,
    requests: shareOf(all.requests, share),
    sockets: shareOf(all.sockets, share),
    messages: shareOf(all.messages, share),
  };
}

function everyMinute(count: number): Allowance {
  return { burst: count, perSecond: count / 60 };
}

function shareOf({ burst, perSecond }: Allowance, share: number): Allowance {
  return { burst: Math.max(1, burst * share), perSecond: perSecond * share };
}
