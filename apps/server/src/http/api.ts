import type { IncomingMessage, ServerResponse } from 'node:http';
import { hashOf } from '@hand-and-foot/fair';
import { readWish, type TableSummary, type Wish } from '@hand-and-foot/protocol';
import { Corrupt, rolesOf, type Guest } from '@hand-and-foot/table';
import type { DamagedTables } from '../damagedTables.ts';
import type { House } from '../house/house.ts';
import { Busy } from '../house/oneByOne.ts';
import { summaryOf } from '../house/outline.ts';
import type { Outlines } from '../house/outlines.ts';
import type { Readings } from '../house/readings.ts';
import { newTellings, type Part } from '../house/tellings.ts';
import { BLOCKED, type Blocked } from '../operator/blocked.ts';
import { newPushApi } from '../push/pushApi.ts';
import type { Refusals } from '../refusals.ts';
import type { WholeStore } from '../store/wholeStore.ts';
import { bodyOf } from './body.ts';
import type { Caller } from './caller.ts';
import { guestOf, newGuest, renewal, type KnownGuest } from './guest.ts';
import { later } from './later.ts';
import type { Charge, Limits, Payer } from './limits.ts';
import { networkAddress } from './networkAddress.ts';
import { syncPad } from './pads.ts';
import { send, sorry, type Said } from './said.ts';

/** The longest request is a new table with a whole rule set. */
const LONGEST_BODY = 65_536;
const TABLES_LISTED = 50;

interface ApiWishes {
  readonly house: House;
  readonly store: WholeStore;
  readonly readings: Readings;
  readonly outlines: Outlines;
  readonly limits: Limits;
  readonly refusals: Pick<Refusals, 'count'>;
  readonly blocked: Pick<Blocked, 'has'>;
  readonly damaged: Pick<DamagedTables, 'note'>;
  readonly push: { readonly key: string; readonly mayBeLoopback: boolean };
  /** Whether others on the network can reach this server. */
  readonly isOpen: boolean;
}

const DAMAGED: Said = {
  status: 500,
  value: {
    why: 'damaged',
    sentence:
      'The log of this table is damaged. Whoever runs this server may restore it from a backup.',
  },
};

/** Answers HTTP requests; players at a table use a socket. */
export function newApi(wishes: ApiWishes) {
  const { house, store, readings, outlines, limits, refusals, blocked, damaged, isOpen } = wishes;
  const tellings = newTellings(store);
  const answerPush = newPushApi({
    ...wishes.push,
    store,
    isGuestOf: async (table, guest) => isGuestOf(table, { guest }),
  });

  return async function api(
    request: IncomingMessage,
    response: ServerResponse,
    caller: Caller,
  ): Promise<void> {
    const known = guestOf(request, caller.isSecure);
    const payer = limits.payer(caller.address, known?.guest);
    const charge = chargeFor(request);
    if (!payer.may(charge)) return send(response, later(limits, charge));
    if (blocked.has(caller.address, known?.guest)) {
      refusals.count('blocked');
      return send(response, sorry(403, 'blocked', BLOCKED));
    }
    // Browsers send cookies with any page's requests; only our own pages may use them.
    if (caller.origin === 'foreign' || (known?.by === 'cookie' && !isOurs(request, caller))) {
      refusals.count('foreignOrigin');
      return send(response, sorry(403, 'foreignOrigin'));
    }
    // Answers are never cached, so the cookie reaches nobody else.
    if (known?.by === 'cookie' && request.method === 'GET')
      response.setHeader('Set-Cookie', renewal(request, caller.isSecure));
    const said = await answerTo(request, response, caller, known, payer).catch(orBusy);
    send(response, said);
  };

  function orBusy(error: unknown): Said {
    if (!(error instanceof Busy)) throw error;
    refusals.count('busy');
    return { ...sorry(503, 'busy'), retryAfter: 5 };
  }

  async function answerTo(
    request: IncomingMessage,
    response: ServerResponse,
    caller: Caller,
    known: KnownGuest | undefined,
    payer: Payer,
  ): Promise<Said> {
    const [path = ''] = request.url!.split('?');
    const [, , place, table, part] = path.split('/');
    if (place === 'address') return { status: 200, value: { address: reach(request) } };
    if (place === 'pads') return pad(request, payer, table ?? '');
    if (place === 'push' && isTableId(table ?? 'any'))
      return answerPush({ request, guest: known?.guest, host: caller.host, table });
    if (place !== 'tables') return sorry(404, 'noSuchPlace');
    if (table === undefined) {
      if (request.method === 'GET')
        return { status: 200, value: known ? await tablesOf(known.guest, fromOf(request)) : [] };
      if (request.method === 'POST') return make(request, response, caller, known, payer);
      return sorry(405, 'noSuchMethod');
    }
    if (!isTableId(table)) return sorry(404, 'noSuchTable');
    if (request.method === 'DELETE' && part === undefined && known) {
      // Former players may see the cards later, and the outline remembers them.
      await unlessDamaged(table, async () => outlineFor(table, known.guest), undefined);
      await store.forget(known.guest, table);
      return { status: 200, value: {} };
    }
    if (request.method === 'GET' && (part === 'record' || part === 'story'))
      return unlessDamaged(
        table,
        async () => show(table, part, known, request.headers['table-code']),
        DAMAGED,
      );
    return sorry(404, 'noSuchPlace');
  }

  async function pad(request: IncomingMessage, payer: Payer, id: string): Promise<Said> {
    if (!/^\w{12,40}$/.test(id)) return sorry(404, 'noSuchPad');
    if (request.method !== 'POST') return sorry(405, 'noSuchMethod');
    const answer = await syncPad(store, id, request, () => payer.may('table'));
    if (answer.ok) return { status: 200, value: answer.value };
    return answer.why === 'tooFast' ? later(limits, 'table') : sorry(answer.status, answer.why);
  }

  /** An invitation created on this very machine must work for others. */
  function reach({ socket }: IncomingMessage): string | undefined {
    return isOpen ? networkAddress(socket.localPort!) : undefined;
  }

  async function make(
    request: IncomingMessage,
    response: ServerResponse,
    { isSecure }: Caller,
    known: KnownGuest | undefined,
    payer: Payer,
  ): Promise<Said> {
    if (!payer.may('table')) return later(limits, 'table');
    const body = await bodyOf(request, LONGEST_BODY);
    if (body === undefined) return sorry(413, 'tooLong');
    const read = readWish(body);
    if (!read.ok) return sorry(400, read.why);
    const fresh = known ? undefined : newGuest(isSecure);
    const { after = '' } = read.message;
    const before = async () => peopleBefore(read.message, known?.guest);
    const others = await unlessDamaged(after, before, undefined);
    if (!others) return sorry(404, 'noSuchTable');
    const opened = await house.open(read.message, known?.guest ?? fresh!.guest, others);
    if (!opened.ok) return { status: 400, value: { why: 'badRules', ...opened, ok: undefined } };
    if (fresh) response.setHeader('Set-Cookie', fresh.cookie);
    const { table, invite, watch } = opened;
    return { status: 201, value: { table, invite, watch } };
  }

  async function outlineFor(table: string, guest: string): Promise<void> {
    if (await isGuestOf(table, { guest })) await outlines.latest(table);
  }

  /** Players of the table before this one; only people who played there may invite them. */
  async function peopleBefore(
    { after }: Wish,
    guest: string | undefined,
  ): Promise<string[] | undefined> {
    if (after === undefined) return [];
    if (guest === undefined || !(await isGuestOf(after, { guest }))) return undefined;
    const people = (await readings.of(after))?.sharing?.guests.flat() ?? [];
    return people.includes(guest) ? people : undefined;
  }

  async function tablesOf(guest: string, from: number): Promise<TableSummary[]> {
    const listed = (await store.tablesOf(guest)).slice(from, from + TABLES_LISTED);
    const all = await outlines.list(listed);
    return listed.flatMap(({ table }) => {
      const outline = all.get(table);
      return outline ? [summaryOf(table, outline, guest)] : [];
    });
  }

  /**
   * Whether the guest belongs to the table, judging without a replay, which only members get. A seat taken after the
   * outline was made is on the guest's list.
   */
  async function isGuestOf(table: string, guest: Guest): Promise<boolean> {
    const outline = await outlines.known(table);
    if (!outline) return false;
    if (rolesOf(outline, guest).admitted) return true;
    return (await store.tablesOf(guest.guest)).some((listed) => listed.table === table);
  }

  /** Runs a job that needs a table's log, unless it's damaged. */
  async function unlessDamaged<T>(table: string, job: () => Promise<T>, otherwise: T): Promise<T> {
    return job().catch((error: unknown) => {
      if (!(error instanceof Corrupt)) throw error;
      damaged.note(table, error);
      return otherwise;
    });
  }

  /** Everyone who was let in may see finished rounds: every card, and how it was shuffled. */
  async function show(
    table: string,
    part: Part,
    known: KnownGuest | undefined,
    code: string | string[] | undefined,
  ): Promise<Said> {
    const guest = { guest: known?.guest ?? '', ...(code ? { code: hashOf(String(code)) } : {}) };
    if (!(await isGuestOf(table, guest))) return sorry(404, 'noSuchTable');
    const sitting = await readings.of(table);
    if (!sitting || !rolesOf(sitting, guest).admitted) return sorry(404, 'noSuchTable');
    return { status: 200, value: await tellings.of(table, part, sitting) };
  }
}

function isTableId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}

/** The first table of the wanted page of fifty. */
function fromOf({ url }: IncomingMessage): number {
  const from = new URLSearchParams(url!.split('?')[1]).get('from') ?? '';
  return /^\d{1,6}$/.test(from) ? Number(from) : 0;
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
