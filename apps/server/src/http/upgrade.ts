import type { IncomingMessage } from 'node:http';
import type { Refusals } from '../refusals.ts';
import { callerOf, type Caller, type Trust } from './caller.ts';
import { guestOf, newGuest, renewal, type KnownGuest } from './guest.ts';
import { tooFast } from './later.ts';
import type { Limits, Payer } from './limits.ts';
import { sentences } from '../sentences.ts';

/** A request for a line to a table, and the parts of an accepted one. */
export interface Upgrade {
  readonly table: string;
  readonly address: string;
  readonly guest: string;
  readonly payer: Payer;
  readonly cookies: readonly string[];
  /** Frees its place among the open sockets. */
  readonly free: () => void;
}

interface UpgradeWishes {
  readonly trust: Trust;
  readonly limits: Limits;
  readonly refusals: Pick<Refusals, 'count'>;
  /** Whether this node takes no more clients. */
  isDraining(): boolean;
}

/** Admits somebody, or returns the refusal. */
export function letIn(request: IncomingMessage, wishes: UpgradeWishes): Upgrade | string {
  const { trust, limits, refusals } = wishes;
  const caller = callerOf(request, trust);
  const known = guestOf(request, caller.isSecure);
  const table = /^\/api\/tables\/([\w-]{1,64})$/.exec(request.url ?? '')?.[1];
  if (table === undefined) return refusing('404 Not Found');
  if (isForeign(caller, known)) {
    refusals.count('foreignOrigin');
    return refusing('403 Forbidden');
  }
  if (wishes.isDraining()) {
    refusals.count('draining');
    return refusing('503 Service Unavailable', sentences.leaving, 'Retry-After: 1\r\n');
  }
  const { guest, cookies } = identityOf(request, caller, known);
  const payer = limits.payer(caller.address, guest);
  const free = payer.may('socket') ? payer.openSocket() : undefined;
  return free ? { table, address: caller.address, guest, payer, cookies, free } : crowded(limits);
}

/** Other programs have no origin and bring a token; a page has an origin and a cookie. */
function isForeign({ origin }: Caller, known: KnownGuest | undefined): boolean {
  return origin === 'foreign' || (origin !== 'ours' && known?.by !== 'bearer');
}

/** Gives a token to somebody who has none. */
function identityOf(
  request: IncomingMessage,
  { isSecure }: Caller,
  known: KnownGuest | undefined,
): Pick<Upgrade, 'guest' | 'cookies'> {
  if (!known) {
    const { guest, cookie } = newGuest(isSecure);
    return { guest, cookies: [cookie] };
  }
  const cookies = known.by === 'cookie' ? renewal(request, isSecure) : [];
  return { guest: known.guest, cookies };
}

function crowded(limits: Limits): string {
  const retryAfter = limits.retryAfter('socket');
  const header = `Retry-After: ${retryAfter}\r\n`;
  return refusing('429 Too Many Requests', tooFast(retryAfter), header);
}

function refusing(status: string, why = '', headers = ''): string {
  const about = `Connection: close\r\nContent-Type: text/plain\r\nContent-Length: ${why.length}`;
  return `HTTP/1.1 ${status}\r\n${headers}${about}\r\n\r\n${why}`;
}
