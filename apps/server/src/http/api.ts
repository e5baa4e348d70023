import type { IncomingMessage, ServerResponse } from 'node:http';
import { Busy } from '../house/oneByOne.ts';
import { newTellings } from '../house/tellings.ts';
import type { NightKeeper } from '../nights/nightKeeper.ts';
import { BLOCKED, type Blocked } from '../operator/blocked.ts';
import { newPushApi } from '../push/pushApi.ts';
import type { Refusals } from '../refusals.ts';
import type { WholeStore } from '../store/wholeStore.ts';
import type { Caller } from './caller.ts';
import { guestOf, renewal, type KnownGuest } from './guest.ts';
import { later } from './later.ts';
import type { Charge, Payer } from './limits.ts';
import { networkAddress } from './networkAddress.ts';
import { answerAboutNights } from './nightRequests.ts';
import { newSyncPad, type SyncPad } from './pads.ts';
import { send, sorry, type Said } from './said.ts';
import {
  answerAboutTables,
  isGuestOf,
  isTableId,
  type LetIn,
  type TableWishes,
} from './tableRequests.ts';

interface ApiWishes extends Omit<TableWishes, 'tellings' | 'nights'> {
  readonly nights: NightKeeper;
  readonly store: WholeStore;
  readonly refusals: Pick<Refusals, 'count'>;
  readonly blocked: Pick<Blocked, 'has'>;
  readonly push: { readonly key: string; readonly mayBeLoopback: boolean };
  /** Whether others on the network can reach this server. */
  readonly isOpen: boolean;
}

interface Wishes extends ApiWishes, TableWishes {
  readonly nights: NightKeeper;
  readonly store: WholeStore;
  readonly syncPad: SyncPad;
  readonly answerPush: ReturnType<typeof newPushApi>;
}

/** Answers HTTP requests; players at a table use a socket. */
export function newApi(given: ApiWishes) {
  const tellings = newTellings(given.store);
  const answerPush = newPushApi({
    ...given.push,
    store: given.store,
    isGuestOf: async (table, guest) => isGuestOf(given, table, { guest }),
  });
  const syncPad = newSyncPad(given.store);
  const wishes: Wishes = { ...given, tellings, syncPad, answerPush };
  const { limits, refusals } = wishes;

  return async function api(
    request: IncomingMessage,
    response: ServerResponse,
    caller: Caller,
  ): Promise<void> {
    const known = guestOf(request, caller.isSecure);
    const payer = limits.payer(caller.address, known?.guest);
    const charge = chargeFor(request);
    if (!payer.may(charge)) return send(response, later(limits, charge));
    const refusal = whyNot(wishes, request, caller, known);
    if (refusal) return send(response, refusal);
    // Answers are never cached, so the cookie reaches nobody else.
    if (known?.by === 'cookie' && request.method === 'GET')
      response.setHeader('Set-Cookie', renewal(request, caller.isSecure));
    const asked = { request, response, caller, known, payer };
    const said = await answerTo(wishes, asked).catch(orBusy);
    send(response, said);
  };

  function orBusy(error: unknown): Said {
    if (!(error instanceof Busy)) throw error;
    refusals.count('busy');
    return { ...sorry(503, 'busy'), retryAfter: 5 };
  }
}

function whyNot(
  { blocked, refusals }: ApiWishes,
  request: IncomingMessage,
  caller: Caller,
  known: KnownGuest | undefined,
): Said | undefined {
  if (blocked.has(caller.address, known?.guest)) {
    refusals.count('blocked');
    return sorry(403, 'blocked', BLOCKED);
  }
  // Browsers send cookies with any page's requests; only our own pages may use them.
  if (caller.origin === 'foreign' || (known?.by === 'cookie' && !isOurs(request, caller))) {
    refusals.count('foreignOrigin');
    return sorry(403, 'foreignOrigin');
  }
  return undefined;
}

async function answerTo(wishes: Wishes, asked: LetIn): Promise<Said> {
  const { request, caller, known, payer } = asked;
  const [path = ''] = request.url!.split('?');
  const [, , place, id, part] = path.split('/');
  if (place === 'address') return { status: 200, value: { address: reach(wishes, request) } };
  if (place === 'pads') return pad(wishes, request, payer, id ?? '');
  if (place === 'push' && isTableId(id ?? 'any'))
    return wishes.answerPush({ request, guest: known?.guest, host: caller.host, table: id });
  if (place === 'nights') return answerAboutNights(wishes, asked, id);
  return place === 'tables'
    ? answerAboutTables(wishes, asked, id, part)
    : sorry(404, 'noSuchPlace');
}

async function pad(
  { syncPad, limits }: Wishes,
  request: IncomingMessage,
  payer: Payer,
  id: string,
): Promise<Said> {
  if (!/^\w{12,40}$/.test(id)) return sorry(404, 'noSuchPad');
  if (request.method !== 'POST') return sorry(405, 'noSuchMethod');
  const answer = await syncPad(id, request, () => payer.may('table'));
  if (answer.ok) return { status: 200, value: answer.value };
  return answer.why === 'tooFast' ? later(limits, 'table') : sorry(answer.status, answer.why);
}

/** An invitation created on this very machine must work for others. */
function reach({ isOpen }: ApiWishes, { socket }: IncomingMessage): string | undefined {
  return isOpen ? networkAddress(socket.localPort!) : undefined;
}

/** The price of a request, as far as its URL tells. */
function chargeFor({ method, url }: IncomingMessage): Charge {
  const [path = ''] = url!.split('?');
  if (method !== 'GET') return 'request';
  if (path === '/api/tables') return 'list';
  return /\/(record|story)$/.test(path) ? 'story' : 'request';
}

/** Browsers name the page behind every request that changes something, and most others. */
function isOurs({ method, headers }: IncomingMessage, { origin }: Caller): boolean {
  if (origin === 'ours') return true;
  const site = headers['sec-fetch-site'];
  return method === 'GET' && (site === undefined || site === 'same-origin' || site === 'none');
}
